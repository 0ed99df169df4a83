#!/bin/sh
# Creates the role and the database of the app in an empty PostgreSQL server. The role owns only its database, where it can
# create tables and trusted extensions. It can neither create roles and databases nor read files of the server.
#   APP_PASSWORD=... PGUSER=postgres sh deploy/create-database.sh
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$APP_PASSWORD" --username="${PGUSER:-${POSTGRES_USER:-postgres}}" --dbname=postgres <<'SQL'
CREATE ROLE guffaw LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE guffaw OWNER guffaw ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE guffaw FROM PUBLIC;
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
SQL
