type AdminLink = {
  path: string
  /** A message of `admin.links`. */
  key: 'orders' | 'news' | 'mails'
  /** Pressed after `g`. */
  letter: string
}

/** The pages of the administrator's area, with the letter that leads to each from the keyboard. */
export const adminLinks: AdminLink[] = [
  { path: '/admin', key: 'orders', letter: 'o' },
  { path: '/admin/news', key: 'news', letter: 'n' },
  { path: '/admin/mails', key: 'mails', letter: 'm' },
]
