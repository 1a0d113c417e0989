/** How the owner of a session recognizes the browser: names without versions; null when unknown. */
export type BrowserNames = { browser: string | null; system: string | null }

// Most browsers also name older ones in their user agent, so the first match counts.
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const firstMatch = (names: [name: string, pattern: RegExp][], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

export function browserNames(userAgent: string | null): BrowserNames {
  const text = (userAgent ?? '').slice(0, 1_000)
  return { browser: firstMatch(browsers, text), system: firstMatch(systems, text) }
}
