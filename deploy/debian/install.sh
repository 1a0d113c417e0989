#!/bin/sh
# Puts the shop on a server with Debian 12 or 13, or brings a server to this release. It may be run again at any time: it
# does what is missing. docs/operations.md leads through it.
#
#   first:   trakt-0.1.0/deploy/debian/install.sh my-settings      (my-settings: a filled-in copy of settings.example)
#   later:   shop upgrade trakt-0.2.0.tar.gz, which runs the new release's install.sh
set -eu

# The release itself, where it was named through the link /srv/shop/current.
HERE=$(cd "$(dirname "$0")" && pwd -P)
SETTINGS=/etc/shop/install.conf
ENV_FILE=/etc/shop/shop.env
BACKUPS=/var/backups/shop
ACME=/var/lib/shop-acme

say() { echo "== $*"; }
fail() {
  echo "install: $*" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail "must be run by root"
. /etc/os-release
case ${VERSION_ID:-} in 12 | 13) ;; *) fail "is written for Debian 12 and 13, and this is ${PRETTY_NAME:-something else}" ;; esac

if [ $# -gt 0 ]; then
  [ -f "$1" ] || fail "there is no file $1"
  install -D -m 0644 "$1" "$SETTINGS"
fi
[ -f "$SETTINGS" ] || fail "which settings? Copy $HERE/settings.example, fill it in, and name the copy"
. "$SETTINGS"
case $DOMAIN in '' | shop.example) fail "DOMAIN is not filled in" ;; esac
# What a file of settings of before does not have.
: "${FIREWALL:=no}" "${WWW:=no}"

RELEASE=$(cd "$HERE/../.." && pwd)
# The users shop and postgres may not stand where root stands.
cd /
[ -f "$RELEASE/release.json" ] || fail "belongs into a release: unpack trakt-….tar.gz and run its deploy/debian/install.sh"
of_release() { sed -n "s/^ *\"$1\": \"\(.*\)\",\{0,1\}$/\1/p" "$RELEASE/release.json"; }
case "$(of_release platform)/$(uname -m)" in linux-x64/x86_64 | linux-arm64/aarch64) ;; *)
  fail "this release was built for $(of_release platform), and this machine is $(uname -m)" ;;
esac

# Writes standard input to a file, and succeeds only when that changed the file.
put() {
  new=$(mktemp)
  cat >"$new"
  if cmp -s "$new" "$1"; then
    rm "$new"
    return 1
  fi
  install -D -m "${2:-0644}" "$new" "$1"
  rm "$new"
}

say "Packages"
packages="postgresql nginx curl ca-certificates openssl unattended-upgrades needrestart logrotate nano restic openssh-client
  unzip iproute2"
[ "$CERTIFICATE" != certbot ] || packages="$packages certbot"
# fail2ban reads the journal with the last of them.
[ "$FIREWALL" != yes ] || packages="$packages nftables fail2ban python3-systemd"
# The clock of a container is its host's; another program that keeps the time stays.
if ! systemd-detect-virt -qc && ! command -v chronyd >/dev/null && ! command -v ntpd >/dev/null; then
  packages="$packages systemd-timesyncd"
fi
missing=
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
done
if [ -n "$missing" ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get -qq update
  # shellcheck disable=SC2086
  apt-get -qq -y --no-install-recommends install $missing >/dev/null
fi

say "User and folders"
getent passwd shop >/dev/null ||
  useradd --system --user-group --no-create-home --home-dir /var/lib/shop --shell /usr/sbin/nologin shop
install -d -m 0755 /srv/shop /srv/shop/releases /srv/shop/static "$ACME"
install -d -m 0750 -o shop -g shop /var/lib/shop
install -d -m 0700 -o shop -g shop "$BACKUPS"
installed=/srv/shop/releases/$(basename "$RELEASE")
if [ "$RELEASE" != "$installed" ]; then
  rm -rf "$installed.new"
  cp -r "$RELEASE" "$installed.new"
  chown -R root:root "$installed.new"
  rm -rf "$installed"
  mv "$installed.new" "$installed"
fi
# Commands and servers of this release read the one file of settings.
ln -sfn "$ENV_FILE" "$installed/.env"

say "PostgreSQL"
systemctl start postgresql
tries=60
until runuser -u postgres -- psql -qAtc 'SELECT 1' >/dev/null 2>&1; do
  tries=$((tries - 1))
  [ "$tries" -gt 0 ] || fail "PostgreSQL does not start: journalctl -u 'postgresql*'"
  sleep 1
done
as_postgres() { runuser -u postgres -- psql -qAt -v ON_ERROR_STOP=1 -c "$1"; }
# The system user shop is the database's user shop, without a password; CREATEDB is for the restore drill.
[ "$(as_postgres "SELECT 1 FROM pg_roles WHERE rolname = 'shop'")" = 1 ] || as_postgres 'CREATE ROLE shop LOGIN CREATEDB'
[ "$(as_postgres "SELECT 1 FROM pg_database WHERE datname = 'trakt'")" = 1 ] ||
  as_postgres "CREATE DATABASE trakt OWNER shop TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'"

say "Settings of the shop"
if [ ! -f "$ENV_FILE" ]; then
  random() { openssl rand -hex 32; }
  # What stands in the example for others is emptied, and the folders and the address are those of this server.
  sed -E \
    -e 's/^(FIREBASE_PROJECT_ID|FIREBASE_AUTH_DOMAIN|FIREBASE_DATABASE_URL|MAIL_FROM|STAFF_MAIL|LIMITS|CONTACT_BLOCKED_SENDERS)=.*/\1=/' \
    -e 's/^(HOST|PORT|SHOP_ORIGIN|DATABASE_URL|DATA_DIR|HASH_KEY|TRUSTED_PROXIES|BACKUP_DIR|BACKUP_KEY)=.*/# set at the end: \1/' \
    "$RELEASE/.env.example" | (umask 077 && cat >"$ENV_FILE")
  cat >>"$ENV_FILE" <<TEXT

# Set by the installation.
SHOP_ORIGIN=https://$DOMAIN
DATABASE_URL=postgresql://shop@localhost/trakt?host=/var/run/postgresql
DATA_DIR=/var/lib/shop
TRUSTED_PROXIES=1
HASH_KEY=$(random)
BACKUP_DIR=$BACKUPS
# Keep a copy of this key elsewhere: without it no backup can be restored.
BACKUP_KEY=$(random)
TEXT
fi
chown root:shop "$ENV_FILE"
chmod 0640 "$ENV_FILE"
value() { sed -n "s/^$1=//p" "$ENV_FILE" | tail -n 1; }
[ "$(value SHOP_ORIGIN)" = "https://$DOMAIN" ] || fail "SHOP_ORIGIN in $ENV_FILE is not https://$DOMAIN"

say "Units, timers, limits of the logs"
put /usr/local/lib/shop/await-ready 0755 <"$HERE/await-ready" || true
put /usr/local/lib/shop/releases <"$HERE/releases" || true
put /usr/local/sbin/shop 0755 <"$HERE/shop" || true
# Whose releases are taken after this one. An older release does not take back what a newer one said.
if [ -z "${GOING_BACK:-}" ] && grep -q '^[^#]' "$HERE/release-signers"; then
  put /etc/shop/release-signers <"$HERE/release-signers" || true
fi
units=no
for unit in "$HERE"/systemd/*; do
  put "/etc/systemd/system/$(basename "$unit")" <"$unit" && units=yes
done
[ "$units" = no ] || systemctl daemon-reload
put /etc/systemd/journald.conf.d/shop.conf <"$HERE/journald.conf" && systemctl restart systemd-journald

say "The machine: SSH, firewall, updates, time, swap"
. "$HERE/host.sh"

say "nginx and the certificate"
rm -f /etc/nginx/sites-enabled/default
install -d -m 0755 /var/cache/nginx
[ "$CERTIFICATE" != certbot ] || {
  CERTIFICATE_FILE=/etc/letsencrypt/live/$DOMAIN/fullchain.pem
  CERTIFICATE_KEY=/etc/letsencrypt/live/$DOMAIN/privkey.pem
}
changed=no
names=$DOMAIN
[ "$WWW" != yes ] || names="$DOMAIN www.$DOMAIN"
sed "s/DOMAIN/$DOMAIN/g; s/NAMES/$names/" "$HERE/nginx-http.conf" | put /etc/nginx/conf.d/trakt-http.conf && changed=yes
[ "$WWW" = yes ] || rm -f /etc/nginx/conf.d/trakt-www.conf
nginx -tq
# From 1.25.1 on (Debian 13) nginx takes http2 in a line of its own, and warns about the word behind `listen`.
http2_of_nginx() {
  if dpkg --compare-versions "$(dpkg-query -W -f '${Version}' nginx)" ge 1.25.1; then
    sed -e 's/^\( *\)listen \[::\]:443 ssl http2;/\1listen [::]:443 ssl;\n\1http2 on;/' -e 's/ ssl http2;/ ssl;/'
  else
    cat
  fi
}
# Whether the certificate has all names: one was added to install.conf since.
has_names() {
  for name in $names; do
    openssl x509 -noout -checkhost "$name" -in "$CERTIFICATE_FILE" 2>/dev/null | grep -q 'does match' || return 1
  done
}
if [ "$CERTIFICATE" = certbot ] && ! has_names; then
  systemctl reload-or-restart nginx
  certbot certonly --non-interactive --agree-tos --email "$CERTBOT_EMAIL" --webroot -w "$ACME" --expand --cert-name "$DOMAIN" \
    $(printf ' -d %s' $names) --deploy-hook 'systemctl reload nginx'
fi
has_names || fail "$CERTIFICATE_FILE is no certificate for $names"
if [ "$WWW" = yes ]; then
  sed "s/DOMAIN/$DOMAIN/g; s|CERTIFICATE_FILE|$CERTIFICATE_FILE|; s|CERTIFICATE_KEY|$CERTIFICATE_KEY|" "$HERE/nginx-www.conf" |
    http2_of_nginx | put /etc/nginx/conf.d/trakt-www.conf && changed=yes
fi
servers=
for port in $PORTS; do servers="$servers  server 127.0.0.1:$port max_fails=1 fail_timeout=10s;\\n"; done
sed -e "s|^  server 127.0.0.1:3000 .*|${servers%\\n}|" \
  -e "s|^  listen 80;|  listen 443 ssl http2;\\n  listen [::]:443 ssl http2;\\n  ssl_certificate $CERTIFICATE_FILE;\\n  ssl_certificate_key $CERTIFICATE_KEY;|" \
  -e "s|server_name trakt.example;|server_name $DOMAIN;|" \
  -e '/^  # \(listen\|ssl_certificate\|server [0-9]\)/d' \
  "$HERE/../nginx.conf" | http2_of_nginx | put /etc/nginx/conf.d/trakt.conf && changed=yes
nginx -tq
[ "$changed" = no ] || systemctl reload-or-restart nginx
systemctl -q enable nginx postgresql
# `shop status` reads where the certificate is.
sed -i -e "s|^CERTIFICATE_FILE=.*|CERTIFICATE_FILE=$CERTIFICATE_FILE|" -e "s|^CERTIFICATE_KEY=.*|CERTIFICATE_KEY=$CERTIFICATE_KEY|" "$SETTINGS"

for name in FIREBASE_PROJECT_ID FIREBASE_API_KEY FIREBASE_AUTH_DOMAIN FIREBASE_DATABASE_URL FIREBASE_SERVICE_ACCOUNT; do
  [ -n "$(value $name)" ] && continue
  say "Almost there: fill in $ENV_FILE ($name and what else docs/operations.md names), then run this again:"
  echo "   sh $installed/deploy/debian/install.sh"
  exit 0
done

say "The shop"
for port in $PORTS; do systemctl -q enable "shop@$port"; done
# Before the data's tables change, and only if there is a shop already.
former=$(readlink -e /srv/shop/current || true)
if [ -z "${GOING_BACK:-}" ] && [ "$former" != "$installed" ] && [ -f "$former/commands/backup.mjs" ]; then
  shop backup
fi
shop activate "$installed"
for job in backup restore-drill check; do systemctl -q enable --now "shop-$job.timer"; done
# In the background: it may fetch a large file, and nobody waits for it.
systemctl start --no-block shop-check.service
say "Done: https://$DOMAIN runs $(basename "$installed")"
