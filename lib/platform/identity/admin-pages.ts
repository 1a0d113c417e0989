import type { Area, Role } from './roles'
import { can } from './roles'

/** Where a second factor is enrolled and its code is typed: it opens also while the role does not count yet. */
export const securityPage = '/admin/security'

/** The area that each page of the administration belongs to. A page that is missing here opens to owners only. */
export const adminPages: Record<string, Area> = {
  '/admin': 'orders',
  '/admin/audit': 'settings',
  '/admin/complaints': 'orders',
  '/admin/customers': 'orders',
  '/admin/customers/[uid]': 'orders',
  '/admin/customers/erasure': 'settings',
  '/admin/dashboard': 'read',
  '/admin/delivery': 'settings',
  '/admin/dispatch': 'packing',
  '/admin/dispatch/[id]': 'packing',
  '/admin/health': 'settings',
  '/admin/import': 'catalogue',
  '/admin/import/[id]': 'catalogue',
  '/admin/invoices': 'invoices',
  '/admin/ksef': 'settings',
  '/admin/mails': 'orders',
  '/admin/news': 'catalogue',
  '/admin/news/[id]': 'catalogue',
  '/admin/news/new': 'catalogue',
  '/admin/order/[id]': 'orders',
  '/admin/order/[id]/packing': 'packing',
  '/admin/orders/new': 'orders',
  '/admin/packing': 'packing',
  '/admin/products': 'catalogue',
  '/admin/products/[id]': 'catalogue',
  '/admin/products/new': 'catalogue',
  '/admin/receipts': 'invoices',
  '/admin/reports': 'reports',
  '/admin/safety': 'orders',
  // everybody's own second factor
  [securityPage]: 'self',
  '/admin/search': 'catalogue',
  '/admin/settings': 'settings',
  '/admin/setup': 'settings',
  '/admin/staff': 'settings',
  '/admin/vehicles': 'catalogue',
  '/admin/vehicles/[id]': 'catalogue',
  '/admin/vehicles/files': 'catalogue',
  '/admin/vehicles/gaps': 'catalogue',
  '/admin/vehicles/new': 'catalogue',
  '/admin/withdrawals': 'orders',
  '/admin/withdrawals/[id]': 'orders',
  '/create': 'catalogue',
}

/** Pages with nothing to look at: they begin a change. */
export const pagesToChange: ReadonlySet<string> = new Set([
  '/admin/news/new',
  '/admin/orders/new',
  '/admin/products/new',
  '/admin/vehicles/new',
  '/create',
])

const patterns = Object.keys(adminPages)
  // a name goes before a parameter at the same place
  .sort((one, other) => Number(one.includes('[')) - Number(other.includes('[')))
  .map((page) => ({ page, pattern: new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}/?$`) }))

/** Whether a role may open a page; `path` is without its language. */
export function mayOpen(role: Role | undefined, path: string): boolean {
  const [plain = ''] = path.split(/[?#]/)
  const page = patterns.find(({ pattern }) => pattern.test(plain))?.page
  const area = page === undefined ? 'settings' : adminPages[page]
  if (!page || !area) return can(role, 'change', 'settings')
  return can(role, pagesToChange.has(page) ? 'change' : 'see', area)
}

const homes = ['/admin', '/admin/products', '/admin/dispatch', '/admin/invoices', '/admin/dashboard']

export const adminHome = (role: Role | undefined): string =>
  homes.find((path) => mayOpen(role, path)) ?? '/admin'
