// Places kept by PostgreSQL with PostGIS.
