#!/bin/sh
# Fills in the lines marked CHANGE of deploy/nginx.conf, when the container of nginx starts.
set -eu
certificates=/etc/shop/certificates
servers=
for server in $SHOP_SERVERS; do servers="$servers  server $server:3000 max_fails=1 fail_timeout=10s;\\n"; done
sed "s/DOMAIN/$SHOP_NAME/g; s/NAMES/$SHOP_NAME/" /etc/shop/nginx-http.conf >/etc/nginx/conf.d/trakt-http.conf
sed -e "s|^  server 127.0.0.1:3000 .*|${servers%\\n}|" \
  -e "s|^  listen 80;|  listen 443 ssl http2;\\n  ssl_certificate $certificates/fullchain.pem;\\n  ssl_certificate_key $certificates/privkey.pem;|" \
  -e "s|server_name trakt.example;|server_name $SHOP_NAME;|" \
  -e '/^  # \(listen\|ssl_certificate\|server [0-9]\)/d' \
  /etc/shop/nginx.conf >/etc/nginx/conf.d/trakt.conf
