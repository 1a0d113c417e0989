import { locales } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { absoluteAddress } from './origin'

/** RFC 9116 wants less than a year. */
const MONTHS_AHEAD = 7

/** The first of a month six to seven months ahead: the text is the same for a whole month, so that caches keep it. */
function expiresAt(now: Date): string {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1))
  return date.toISOString().replace('.000', '')
}

/** Where to report a weakness of the shop, by RFC 9116: the address of the settings first, then the form. */
export const securityText = (now: Date): string => `Contact: mailto:${shop.email}
Contact: ${absoluteAddress('/contact')}
Expires: ${expiresAt(now)}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${absoluteAddress('/.well-known/security.txt')}
`
