import type { OpenApi } from '@/lib/platform/api/openapi'
import { adminPages } from '@/lib/platform/identity/admin-pages'
import type { Area } from '@/lib/platform/identity/roles'
import { call, signInAsAdministrator } from './api'

/**
 * Who may make each call. `own` is for customers, each with access to their own data only. An area is for the roles of
 * the staff that it is open to.
 */
export type Access = 'anyone' | 'own' | Area
export type Cell = { method: string; address: string; allowed: Access; use: 'see' | 'change' }

/** Every call as the shop describes it to its owner. Tests beside the table hold it against the files of app/api. */
export async function readCalls(): Promise<Cell[]> {
  const { token } = await signInAsAdministrator()
  const { body } = await call<OpenApi>('GET', '/api/openapi.json', { token })
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const user = operation['x-user']
      const allowed = user === 'customer' ? 'own' : user === 'visitor' ? 'anyone' : user
      const address = path.replaceAll('{', '[').replaceAll('}', ']')
      return { method: method.toUpperCase(), address, allowed, use: operation['x-use'] ?? 'see' }
    }),
  )
}

/** Who may see each page. `customer` is anybody who is signed in. The matrix fails for a page that is missing here. */
export const pageAccess: Record<string, 'anyone' | 'customer' | Area> = {
  ...adminPages,
  '/': 'anyone',
  '/[...missing]': 'anyone',
  '/CreateOrder': 'customer',
  '/Payment': 'anyone',
  '/aboutcompany': 'anyone',
  '/accessibility': 'anyone',
  '/allnews': 'anyone',
  '/car': 'anyone',
  '/car/[make]': 'anyone',
  '/car/[make]/[vehicle]': 'anyone',
  '/car/sources': 'anyone',
  '/cart': 'anyone',
  '/compare/[ids]': 'anyone',
  '/complaint': 'anyone',
  '/complaint/question/[key]': 'anyone',
  '/complaint/result': 'anyone',
  '/contact': 'anyone',
  '/data-delition': 'anyone',
  '/details': 'anyone',
  '/glossary': 'anyone',
  '/howwework': 'anyone',
  '/invitation': 'anyone',
  '/kit': 'anyone',
  '/kit/[query]': 'anyone',
  '/news/[id]': 'anyone',
  '/orders': 'anyone',
  '/privacy': 'anyone',
  '/products/title/[...query]': 'anyone',
  '/registration': 'anyone',
  '/reset-password': 'anyone',
  '/retreads': 'anyone',
  '/rules': 'anyone',
  '/rules/[version]': 'anyone',
  '/safety': 'anyone',
  '/signIn': 'anyone',
  '/spacer': 'anyone',
  '/spacer/filter/[query]': 'anyone',
  '/spacerDetail/[spacerId]': 'anyone',
  '/stockAlerts': 'anyone',
  '/tireDetail/[tireId]': 'anyone',
  '/tireDetail/[tireId]/passport': 'anyone',
  '/tires': 'anyone',
  '/tires/filter/[query]': 'anyone',
  '/tools': 'anyone',
  '/tools/bolt-circle': 'anyone',
  '/tools/bolt-circle/[query]': 'anyone',
  '/tools/gearing': 'anyone',
  '/tools/gearing/[query]': 'anyone',
  '/tools/load-speed': 'anyone',
  '/tools/load-speed/[query]': 'anyone',
  '/tools/offset': 'anyone',
  '/tools/offset/[query]': 'anyone',
  '/tools/tire-size': 'anyone',
  '/tools/tire-size/[query]': 'anyone',
  '/track': 'anyone',
  '/track/[key]': 'anyone',
  '/unavailable': 'anyone',
  '/wheelDetail/[wheelId]': 'anyone',
  '/wheels': 'anyone',
  '/wheels/filter/[query]': 'anyone',
  '/withdrawal': 'anyone',
  '/withdrawal/question/[key]': 'anyone',
  '/withdrawal/statement': 'anyone',
}
