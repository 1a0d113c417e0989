/** The pages that the header, the menu and the footer lead to; `key` is a message of the `layout` group. */
export const catalogLinks = [
  { path: '/tires', key: 'tires' },
  { path: '/wheels', key: 'wheels' },
  { path: '/spacer', key: 'spacers' },
] as const

export const infoLinks = [
  { path: '/contact', key: 'contact' },
  { path: '/howwework', key: 'howWeWork' },
  { path: '/glossary', key: 'glossary' },
  { path: '/aboutcompany', key: 'aboutCompany' },
  { path: '/allnews', key: 'news' },
  { path: '/rules', key: 'rules' },
] as const

export const accountLinks = [
  { path: '/orders', key: 'orders' },
  { path: '/details', key: 'myData' },
] as const
