import { mayOpen } from '@/lib/platform/identity/admin-pages'
import type { Role } from '@/lib/platform/identity/roles'
import type messages from '@/messages/pl.json'

type AdminLink = {
  path: string
  key: keyof typeof messages.admin.links
  /** The key after `g`. */
  letter: string
  /** Whether the link stands quieter, after the daily ones. */
  isOccasional?: true
  /** Whether the link hides behind 'more' when one line has no room for all. */
  isRare?: true
}

/** The pages of the administrator's area, with the letter that leads to each from the keyboard. */
const adminLinks: AdminLink[] = [
  { path: '/admin', key: 'orders', letter: 'o' },
  { path: '/admin/products', key: 'products', letter: 'p' },
  { path: '/admin/news', key: 'news', letter: 'n' },
  { path: '/admin/dashboard', key: 'dashboard', letter: 'd' },
  { path: '/admin/customers', key: 'customers', letter: 'c' },
  { path: '/admin/reports', key: 'reports', letter: 'r' },
  { path: '/admin/dispatch', key: 'dispatch', letter: 'b', isOccasional: true },
  { path: '/admin/vehicles', key: 'vehicles', letter: 'v', isOccasional: true, isRare: true },
  { path: '/admin/search', key: 'search', letter: 'q', isOccasional: true, isRare: true },
  { path: '/admin/import', key: 'import', letter: 'i', isOccasional: true, isRare: true },
  { path: '/admin/audit', key: 'audit', letter: 'a', isOccasional: true, isRare: true },
  { path: '/admin/invoices', key: 'invoices', letter: 'f', isOccasional: true },
  { path: '/admin/receipts', key: 'receipts', letter: 'j', isOccasional: true, isRare: true },
  { path: '/admin/withdrawals', key: 'withdrawals', letter: 'w', isOccasional: true },
  { path: '/admin/delivery', key: 'delivery', letter: 'l', isOccasional: true, isRare: true },
  { path: '/admin/complaints', key: 'complaints', letter: 'k', isOccasional: true },
  { path: '/admin/safety', key: 'safety', letter: 's', isOccasional: true, isRare: true },
  { path: '/admin/mails', key: 'mails', letter: 'm', isOccasional: true, isRare: true },
  { path: '/admin/settings', key: 'settings', letter: 'e', isOccasional: true },
  { path: '/admin/ksef', key: 'ksef', letter: 'x', isOccasional: true, isRare: true },
  { path: '/admin/setup', key: 'setup', letter: 'u', isOccasional: true, isRare: true },
  { path: '/admin/staff', key: 'staff', letter: 't', isOccasional: true, isRare: true },
  { path: '/admin/health', key: 'health', letter: 'h', isOccasional: true, isRare: true },
  { path: '/admin/security', key: 'security', letter: 'y', isOccasional: true, isRare: true },
]

export const linksFor = (role: Role | undefined): AdminLink[] =>
  adminLinks.filter(({ path }) => mayOpen(role, path))
