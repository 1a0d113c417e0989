import { typosBetween } from './typos'

/** Where most buyers have their mail. Shorter names are left out: with a letter more or less they are another provider's. */
const FREQUENT =
  `gmail.com googlemail.com interia.pl outlook.com hotmail.com icloud.com yahoo.com gazeta.pl poczta.fm
  poczta.onet.pl protonmail.com yandex.ru rambler.ru`.split(/\s+/)
/** Real ones that are a letter away from these. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com', 'yandex.by', 'yandex.eu'])

/** The address that a typed one most likely means, `jan@gmail.com` for `jan@gmial.com`; null where no correction is likely. */
export function meantEmail(typed: string): string | null {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || FREQUENT.includes(domain) || OTHERS.has(domain)) return null
  const meant = FREQUENT.find((frequent) => typosBetween(domain, frequent, 1) === 1)
  return meant ? `${address.slice(0, at)}@${meant}` : null
}
