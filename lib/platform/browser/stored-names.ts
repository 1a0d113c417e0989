/** All that the shop itself stores in a browser, for the page about privacy; `isPrefixed`: has a prefix over HTTPS. */
export const storedNames = [
  { key: 'session', kind: 'cookie', names: ['session'], isPrefixed: true },
  { key: 'language', kind: 'cookie', names: ['trakt-locale'] },
  { key: 'withdrawal', kind: 'cookie', names: ['trakt-withdrawal'], isPrefixed: true },
  { key: 'complaint', kind: 'cookie', names: ['trakt-complaint'], isPrefixed: true },
  { key: 'track', kind: 'cookie', names: ['trakt-track'], isPrefixed: true },
  { key: 'paying', kind: 'cookie', names: ['trakt-paying'], isPrefixed: true },
  {
    key: 'account',
    kind: 'local',
    names: ['firebaseLocalStorageDb', 'trakt-renewed'],
  },
  { key: 'theme', kind: 'local', names: ['theme'] },
  { key: 'shortcuts', kind: 'local', names: ['trakt-shortcuts-off'] },
  { key: 'recent', kind: 'local', names: ['trakt-recent'] },
  { key: 'questions', kind: 'local', names: ['trakt-questions'] },
  { key: 'myCar', kind: 'local', names: ['trakt-my-car'] },
  { key: 'myCarAsked', kind: 'tab', names: ['trakt-my-car-asked'] },
  { key: 'cart', kind: 'local', names: ['trakt-visitor-cart', 'trakt-cart-left-behind'] },
  { key: 'compare', kind: 'local', names: ['trakt-compare'] },
  { key: 'consent', kind: 'local', names: ['trakt-consent', 'trakt-consent-record'] },
  {
    key: 'checkout',
    kind: 'tab',
    names: ['trakt-checkout', 'trakt-checkout-attempt', 'trakt-toast', 'trakt-probe'],
  },
  { key: 'administration', kind: 'tab', names: ['trakt-product-…'] },
] as const
