// next.config.ts loads this file too, and Next resolves '@/…' only in that file itself
import { variable } from '../core/env'

type Header = { key: string; value: string }

const paypal = 'https://*.paypal.com https://*.paypalobjects.com'
/** Accounts and user records, on any page: the session is renewed wherever the visitor is. */
const google =
  'https://*.googleapis.com https://*.firebaseio.com wss://*.firebaseio.com https://*.firebasedatabase.app ' +
  'wss://*.firebasedatabase.app'
/** Analytics, which start with the visitor's consent wherever the visitor is. */
const analytics =
  'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com'
/** Where the demo's accounts, records and wallet stand. */
const standIns = 'http://127.0.0.1:* ws://127.0.0.1:*'

/** `reloads`: under `next dev`, whose scripts evaluate others and stand in the page. */
type Surroundings = { demo: boolean; reloads: boolean; analytics: boolean }

/** What of a page decides its policy: its path without the language, and what allows its
 * inline scripts: `'sha256-…'`, `'nonce-…'`. */
type Page = { path: string; inlineScripts?: readonly string[] }

/** Whether PayPal's script runs on a page, the only one that it is for. */
export const isPaymentPage = (path: string): boolean => /^\/Payment\/?$/i.test(path)

/** Those of this process, of `hosted` too. */
export function surroundings(): Surroundings & { hosted: boolean } {
  return {
    hosted: variable('SHOP_ORIGIN').startsWith('https:'),
    demo: variable('SHOP_MODE') === 'demo',
    reloads: variable('NODE_ENV') === 'development',
    analytics: variable('FIREBASE_MEASUREMENT_ID') !== undefined,
  }
}

/**
 * What a page of the shop may load, and from where. Inline scripts run by their hashes: a nonce would be no secret on
 * pages that are the same for everybody and kept. PayPal is for the payment page, films are for the news.
 */
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
    // pictures of products and news may stand at any address that an administrator gives
    'img-src': ["'self'", 'data:', 'blob:', 'https:', local],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", google, hasAnalytics && analytics, isPayment && paypal, local],
    'frame-src': [
      // the map opens in every page's footer
      'https://www.openstreetmap.org',
      isNews && 'https://www.youtube-nocookie.com',
      isPayment && paypal,
      isPayment && local,
    ],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.filter(Boolean).join(' ')}`)
    .join('; ')
}

/** What every answer says to browsers. `hosted` shops speak HTTPS only. */
export const answerHeaders = ({ hosted }: { hosted: boolean }): Header[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  ...(hosted ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }] : []),
]

/** What pages say besides. The wallet's window must be able to answer the page that opened it. */
export const pageHeaders = (surroundings: Surroundings, page: Page): Header[] => [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy(surroundings, page) },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
]
