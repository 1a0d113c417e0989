type Header = { key: string; value: string }

const paypal = 'https://*.paypal.com https://*.paypalobjects.com'
const google =
  'https://*.googleapis.com https://*.firebaseio.com wss://*.firebaseio.com https://*.firebasedatabase.app ' +
  'wss://*.firebasedatabase.app https://*.google-analytics.com https://*.analytics.google.com ' +
  'https://www.googletagmanager.com'
/** Where the demo's accounts, records and wallet stand. */
const standIns = 'http://127.0.0.1:* ws://127.0.0.1:*'

/** `demo`: with stand-ins on loopback. `reloads`: under `next dev`, whose scripts evaluate others. */
type Surroundings = { demo: boolean; reloads: boolean }

/** Those of this process, of `hosted` too. */
export function surroundings(): Surroundings & { hosted: boolean } {
  const { SHOP_MODE, SHOP_ORIGIN = '', NODE_ENV } = process.env
  return {
    hosted: SHOP_ORIGIN.startsWith('https:'),
    demo: SHOP_MODE === 'demo',
    reloads: NODE_ENV === 'development',
  }
}

/**
 * What a page of the shop may load, and from where. Scripts of the page itself are allowed inline: pages are the same
 * for everybody and kept, so that a nonce would be no secret.
 */
function contentSecurityPolicy({ demo, reloads }: Surroundings): string {
  const local = demo ? ` ${standIns}` : ''
  const evaluated = reloads ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${evaluated} ${paypal} https://www.googletagmanager.com${local}`,
    "style-src 'self' 'unsafe-inline'",
    // pictures of products and news may stand at any address that an administrator gives
    `img-src 'self' data: blob: https:${local}`,
    "font-src 'self' data:",
    "media-src 'self'",
    `connect-src 'self' ${google} ${paypal}${local}`,
    `frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org ${paypal}${local}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** What every answer says to browsers. `hosted` shops speak HTTPS only. */
export const answerHeaders = ({ hosted }: { hosted: boolean }): Header[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  ...(hosted ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }] : []),
]

/** What pages say besides. The wallet's window must be able to answer the page that opened it. */
export const pageHeaders = (surroundings: Surroundings): Header[] => [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy(surroundings) },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
]
