const GMAIL = /^(gmail|googlemail)\.com$/

/** The mailbox behind an address, for counting by recipient: without a tag after a plus, at Gmail without the dots. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [name = '', domain = ''] = [address.slice(0, at), address.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return GMAIL.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
