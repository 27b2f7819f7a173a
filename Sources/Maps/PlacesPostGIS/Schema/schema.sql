-- The tables of a store of places, format 2. Needs PostGIS 3.0 or newer on PostgreSQL 13 or newer.
-- `psql -f schema.sql` makes them; so does a store that is opened on a database without them.

CREATE EXTENSION IF NOT EXISTS postgis;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- One row: which format the tables have.
CREATE TABLE place_store (
    format integer NOT NULL
);
INSERT INTO place_store VALUES (2);

CREATE TABLE places (
    id            bigint   PRIMARY KEY,
    name          text     NOT NULL,
    english_name  text,
    other_names   text[]   NOT NULL,
    -- Ten-millionths of a degree in WGS-84, as they were given.
    latitude_e7   integer  NOT NULL CHECK (latitude_e7 BETWEEN -900000000 AND 900000000),
    longitude_e7  integer  NOT NULL CHECK (longitude_e7 BETWEEN -1800000000 AND 1800000000),
    -- One of AMap's twenty top categories: the two leading digits of its codes.
    category      smallint NOT NULL CHECK (category BETWEEN 1 AND 20),
    address       text     NOT NULL,
    city          text     NOT NULL,
    region        text     NOT NULL,
    attributes    jsonb    NOT NULL,
    -- Numbers that stand for short parts of names as they are written, in pinyin and by initials: what keywords are looked up by.
    name_keys     integer[] NOT NULL,
    -- The number of the import that brought the place last, and which run of it did; none for places that no import brought.
    source        integer,
    run           integer,
    point         geography(Point, 4326) NOT NULL GENERATED ALWAYS AS (
        ST_SetSRID(ST_MakePoint(longitude_e7 / 1e7, latitude_e7 / 1e7), 4326)::geography
    ) STORED
);

-- The nearest first, by point <-> center.
CREATE INDEX places_point ON places USING gist (point);

-- The nearest of one category first, however rare it is. The condition is always true, but keeps the server from reading this index, which is slower
-- then, where no category is asked for.
CREATE INDEX places_category_point ON places USING gist (category, point) WHERE category IS NOT NULL;

-- All places whose names have every key of a keyword, by name_keys @> array.
CREATE INDEX places_name_keys ON places USING gin (name_keys);

-- How far each source has been imported, and whom to name where its places are shown.
CREATE TABLE place_imports (
    source       text    PRIMARY KEY,
    number       integer NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY,
    -- How often the source has been begun to be read.
    run          integer NOT NULL,
    fingerprint  text    NOT NULL,
    position     bigint  NOT NULL,
    is_finished  boolean NOT NULL,
    attribution  text    NOT NULL
);
