// next.config.ts loads this file too, and Next resolves '@/…' only in next.config.ts itself.
import { variable } from '../../runtime/env'

type Header = { key: string; value: string }

const paypal = 'https://*.paypal.com https://*.paypalobjects.com'
/** Accounts and user records. Allowed on every page, because every page may renew the session. */
const google =
  'https://*.googleapis.com https://*.firebaseio.com wss://*.firebaseio.com https://*.firebasedatabase.app ' +
  'wss://*.firebasedatabase.app'
/** Analytics. Allowed on every page, because visitors may consent on every page. */
const analytics =
  'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com'
/** Where the demo's stand-ins for accounts, records and PayPal run. */
const standIns = 'http://127.0.0.1:* ws://127.0.0.1:*'

/** `reloads`: true under `next dev`, whose inline scripts evaluate code. */
type Surroundings = { demo: boolean; reloads: boolean; analytics: boolean }

/** What the policy depends on: the page's path without its language, and the sources of its inline scripts
 * (`'sha256-…'`, `'nonce-…'`). */
type Page = { path: string; inlineScripts?: readonly string[] }

/** Whether a path is the payment page, the only page with PayPal's script. */
export const isPaymentPage = (path: string): boolean => /^\/Payment\/?$/i.test(path)

export function surroundings(): Surroundings & { hosted: boolean } {
  return {
    hosted: variable('SHOP_ORIGIN').startsWith('https:'),
    demo: variable('SHOP_MODE') === 'demo',
    reloads: variable('NODE_ENV') === 'development',
    analytics: variable('FIREBASE_MEASUREMENT_ID') !== undefined,
  }
}

/** What a page may load; inline scripts by hash: a nonce would be no secret on pages that are the same for everybody. */
export function contentSecurityPolicy(
  { demo, reloads, analytics: hasAnalytics }: Surroundings,
  { path, inlineScripts = [] }: Page,
): string {
  const isPayment = isPaymentPage(path)
  const isNews = /^\/(news|admin)(\/|$)/i.test(path)
  const local = demo && standIns
  const sources = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(reloads ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScripts),
      isPayment && paypal,
      hasAnalytics && 'https://www.googletagmanager.com',
      isPayment && local,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    // An administrator may enter any address for pictures of products and news.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', local],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", google, hasAnalytics && analytics, isPayment && paypal, local],
    'frame-src': [
      // The footer of every page can open the map.
      'https://www.openstreetmap.org',
      isNews && 'https://www.youtube-nocookie.com',
      isPayment && paypal,
      isPayment && local,
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.filter(Boolean).join(' ')}`)
    .join('; ')
}

/** Security headers of every answer. A `hosted` shop is served over HTTPS only. */
export const answerHeaders = ({ hosted }: { hosted: boolean }): Header[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  ...(hosted ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }] : []),
]

/** The policy of answers that are no page: opened by themselves they run nothing. Browsers style pictures so opened. */
export const DATA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'"

/** Additional headers of pages. The PayPal window must be able to answer the page that opened it. */
export const pageHeaders = (surroundings: Surroundings, page: Page): Header[] => [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy(surroundings, page) },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
]
