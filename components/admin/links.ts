import type messages from '@/messages/pl.json'

type AdminLink = {
  path: string
  key: keyof typeof messages.admin.links
  /** Pressed after `g`. */
  letter: string
}

/** The pages of the administrator's area, with the letter that leads to each from the keyboard. */
export const adminLinks: AdminLink[] = [
  { path: '/admin', key: 'orders', letter: 'o' },
  { path: '/admin/products', key: 'products', letter: 'p' },
  { path: '/admin/dashboard', key: 'dashboard', letter: 'd' },
  { path: '/admin/news', key: 'news', letter: 'n' },
  { path: '/admin/import', key: 'import', letter: 'i' },
  { path: '/admin/audit', key: 'audit', letter: 'a' },
  { path: '/admin/safety', key: 'safety', letter: 's' },
  { path: '/admin/mails', key: 'mails', letter: 'm' },
]
