import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminHome, adminPages, mayOpen, pagesToChange } from './admin-pages'
import { areas, can, roles } from './roles'

test('every page of the administration names its area, and nothing else does', () => {
  const pages = readdirSync('app/[locale]/(admin)', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/page\.tsx$/, '')}`)
  expect(Object.keys(adminPages).sort()).toEqual(pages.sort())
  for (const page of pagesToChange) expect(adminPages).toHaveProperty([page])
})

test('an owner changes everything, read only sees everything, and the others keep to their area', () => {
  const allowed = (use: 'see' | 'change') =>
    Object.fromEntries(roles.map((role) => [role, areas.filter((area) => can(role, use, area))]))
  expect(allowed('change')).toEqual({
    owner: areas,
    orders: ['orders', 'packing', 'invoices', 'read', 'self'],
    packing: ['packing', 'self'],
    catalogue: ['catalogue', 'read', 'self'],
    accounting: ['invoices', 'reports', 'read', 'self'],
    readOnly: ['self'],
  })
  expect(allowed('see')).toEqual({
    owner: areas,
    orders: ['orders', 'packing', 'invoices', 'read', 'self'],
    packing: ['packing', 'self'],
    catalogue: ['catalogue', 'read', 'self'],
    accounting: ['invoices', 'reports', 'read', 'self'],
    readOnly: areas,
  })
  for (const area of areas) expect(can(undefined, 'see', area)).toBe(false)
})

test('every role opens the page of its own second factor', () => {
  expect(roles.filter((role) => !mayOpen(role, '/admin/security'))).toEqual([])
})

test('a page that begins a change is closed to a role that only looks', () => {
  expect(mayOpen('readOnly', '/admin/products/17')).toBe(true)
  expect(mayOpen('readOnly', '/admin/products/new')).toBe(false)
  expect(mayOpen('catalogue', '/admin/products/new?type=Tire')).toBe(true)
})

test('a page of the administration that names no area opens to owners only', () => {
  for (const path of ['/admin/forgotten', '/ADMIN', '/admin/products/17/forgotten']) {
    expect(mayOpen('owner', path)).toBe(true)
    for (const role of [...roles.filter((each) => each !== 'owner'), undefined])
      expect(mayOpen(role, path)).toBe(false)
  }
})

test('the administration begins where a role may look', () => {
  for (const role of roles) expect(mayOpen(role, adminHome(role)), role).toBe(true)
  expect(adminHome('catalogue')).toBe('/admin/products')
  expect(adminHome('packing')).toBe('/admin/dispatch')
  expect(adminHome('accounting')).toBe('/admin/invoices')
})
