#!/bin/sh
# Prints random secrets for docker-compose.yml: deploy/create-secrets.sh > .env
set -eu
umask 077
random() { openssl rand -hex "$1"; }
cat <<SECRETS
AUTH_SECRET=$(random 32)
METRICS_TOKEN=$(random 32)
DATABASE_ADMIN_PASSWORD=$(random 24)
DATABASE_PASSWORD=$(random 24)
REDIS_PASSWORD=$(random 24)
S3_ACCESS_KEY_ID=GK$(random 12)
S3_SECRET_ACCESS_KEY=$(random 32)
GARAGE_RPC_SECRET=$(random 32)
SECRETS
