/// The tables of a server.
enum TeamSchema {
    /// The version of the tables.
    static let format = 1

    /// Edits are only ever added. A member sees the rows of the own teams alone: of what else there
    /// is, not even the number.
    static let sql = """
        CREATE TABLE board_server (
            id uuid NOT NULL DEFAULT gen_random_uuid(), format integer NOT NULL
        );
        INSERT INTO board_server (format) VALUES (\(format));

        CREATE TABLE board_teams (name text PRIMARY KEY CHECK (name <> ''));

        CREATE TABLE board_members (
            team text NOT NULL REFERENCES board_teams ON DELETE CASCADE,
            member text NOT NULL,
            PRIMARY KEY (team, member)
        );

        CREATE TABLE board_edits (
            number bigint GENERATED ALWAYS AS IDENTITY,
            team text NOT NULL REFERENCES board_teams ON DELETE CASCADE,
            id uuid NOT NULL,
            board uuid NOT NULL,
            name text NOT NULL,
            time text NOT NULL,
            changes text NOT NULL,
            member text NOT NULL DEFAULT current_user,
            PRIMARY KEY (team, id)
        );
        CREATE UNIQUE INDEX board_edits_number ON board_edits (team, number);

        CREATE TABLE board_attachments (
            team text NOT NULL REFERENCES board_teams ON DELETE CASCADE,
            hash text NOT NULL,
            bytes bytea NOT NULL CHECK (encode(sha256(bytes), 'hex') = hash),
            PRIMARY KEY (team, hash)
        );

        -- The teams of whoever is connected.
        CREATE FUNCTION board_my_teams() RETURNS SETOF text
            LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
            AS 'SELECT team FROM board_members WHERE member = session_user';

        -- Makes a team whose first member is whoever is connected.
        CREATE FUNCTION board_found_team(team text) RETURNS void
            LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT
            AS 'INSERT INTO board_teams VALUES (team);
                INSERT INTO board_members VALUES (team, session_user)';

        -- Members take others into their teams.
        CREATE FUNCTION board_invite(team text, member text) RETURNS void
            LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
            AS $$ BEGIN
                IF team NOT IN (SELECT board_my_teams()) THEN
                    RAISE EXCEPTION 'you are not in the team “%”', team
                        USING ERRCODE = 'insufficient_privilege';
                END IF;
                INSERT INTO board_members VALUES (team, member) ON CONFLICT DO NOTHING;
            END $$;

        ALTER TABLE board_teams ENABLE ROW LEVEL SECURITY;
        ALTER TABLE board_members ENABLE ROW LEVEL SECURITY;
        ALTER TABLE board_edits ENABLE ROW LEVEL SECURITY;
        ALTER TABLE board_attachments ENABLE ROW LEVEL SECURITY;
        CREATE POLICY team ON board_teams
            USING (name = ANY (ARRAY(SELECT board_my_teams())));
        CREATE POLICY team ON board_members
            USING (team = ANY (ARRAY(SELECT board_my_teams())));
        CREATE POLICY team ON board_edits
            USING (team = ANY (ARRAY(SELECT board_my_teams())));
        CREATE POLICY team ON board_attachments
            USING (team = ANY (ARRAY(SELECT board_my_teams())));
        GRANT SELECT ON board_server, board_teams, board_members TO PUBLIC;
        GRANT SELECT, INSERT ON board_edits, board_attachments TO PUBLIC;
        """
}
