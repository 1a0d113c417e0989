/** The pages that the header, the menu and the footer lead to; `key` is a message of the `layout` group. */
export const catalogLinks = [
  { path: '/tires', key: 'tires' },
  { path: '/wheels', key: 'wheels' },
  { path: '/spacer', key: 'spacers' },
  { path: '/car', key: 'cars' },
] as const

export const infoLinks = [
  { path: '/kit', key: 'kitCheck' },
  { path: '/contact', key: 'contact' },
  { path: '/track', key: 'trackOrder' },
  { path: '/howwework', key: 'howWeWork' },
  { path: '/tools', key: 'tools' },
  { path: '/glossary', key: 'glossary' },
  { path: '/aboutcompany', key: 'aboutCompany' },
  { path: '/allnews', key: 'news' },
  { path: '/rules', key: 'rules' },
] as const

/** The last links of the footer, which the law requires on every page. */
export const legalLinks = [
  { path: '/withdrawal', key: 'withdraw' },
  { path: '/complaint', key: 'complain' },
  { path: '/privacy', key: 'privacy' },
  { path: '/data-delition', key: 'yourData' },
  { path: '/safety', key: 'safety' },
  { path: '/accessibility', key: 'accessibility' },
] as const

export const accountLinks = [
  { path: '/orders', key: 'orders' },
  { path: '/details', key: 'myData' },
] as const
