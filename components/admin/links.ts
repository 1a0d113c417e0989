/** The pages of the administrator's area; `key` is a message of `admin.links`. */
export const adminLinks = [
  { path: '/admin', key: 'orders' },
  { path: '/admin/mails', key: 'mails' },
] as const
