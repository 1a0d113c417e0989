# Makes the machine itself safe to leave alone: SSH by keys, the firewall, guessing, updates that are in use, time, swap.
# Read by install.sh, with its settings and put(). What could lock the owner out is done only where install.conf says so.

# What a container shares with its host is the host's.
is_container() { systemd-detect-virt -qc 2>/dev/null; }

sshd_says() { sshd -T 2>/dev/null | sed -n "s/^$1 //p"; }

# Somebody gets in by a key: root, or another account that may sign in.
has_key() {
  for file in /root/.ssh/authorized_keys /home/*/.ssh/authorized_keys; do
    grep -Eqs '^[^#]*(ssh-|ecdsa-|sk-)' "$file" && return 0
  done
  return 1
}

if [ "${SSH:-as-is}" = keys ] && command -v sshd >/dev/null; then
  if has_key; then
    # The first word on each subject counts, and other files of this folder may say that passwords are good.
    put /etc/ssh/sshd_config.d/00-shop.conf <<'TEXT' && systemctl reload ssh
# Made by the installation of the shop. Keys only.
PasswordAuthentication no
KbdInteractiveAuthentication no
MaxAuthTries 4
LoginGraceTime 30
X11Forwarding no
TEXT
    [ "$(sshd_says passwordauthentication)" = no ] ||
      fail "sshd still takes passwords (sshd -T): something in /etc/ssh/sshd_config stands before its Include"
    echo "   SSH: keys only"
  else
    echo "!! SSH takes passwords, because nobody has a key yet: do step 1.4 of docs/operations.md, then run this again." >&2
  fi
fi

if [ "$FIREWALL" = yes ]; then
  ports=$(sshd_says port | sort -u | paste -sd, -)
  sed "s/SSH_PORTS/${ports:-22}/" "$HERE/nftables.conf" | put /etc/nftables.conf 0755 && nft -f /etc/nftables.conf
  systemctl -q enable nftables
  # It makes a table of its own, which the shop's rules leave alone.
  put /etc/fail2ban/jail.d/shop.conf <"$HERE/fail2ban.conf" && systemctl reload-or-restart fail2ban
  systemctl -q enable fail2ban
fi

put /etc/apt/apt.conf.d/52shop-upgrades <"$HERE/unattended-upgrades.conf" || true
put /etc/needrestart/conf.d/shop.conf <"$HERE/needrestart.conf" || true

if ! is_container; then
  # nginx keeps pages for seconds, and invoices and mails have a date.
  timedatectl set-ntp true 2>/dev/null || true
  memory=$(sed -n 's/^MemTotal: *\([0-9]*\) kB/\1/p' /proc/meminfo)
  free=$(df --output=avail -k / | tail -n 1)
  # Slow is better than killed: an import beside a backup may need more than a machine of 4 GB has.
  if [ -z "$(swapon --show --noheadings)" ] && [ "$memory" -lt 8000000 ] && [ "$free" -gt 8000000 ] &&
    [ "$(findmnt -no FSTYPE /)" = ext4 ]; then
    fallocate -l 2G /swapfile
    chmod 0600 /swapfile
    mkswap -q /swapfile
    swapon /swapfile
    grep -q '^/swapfile ' /etc/fstab || echo '/swapfile none swap sw 0 0' >>/etc/fstab
  fi
fi
