// A call stands in the table of its domain, and Next finds it by a file: the files below app/api are written from the
// tables (docs/decisions/0094-table-of-calls.md). Node's own modules only, because bootstrap.mjs runs this first.
import { readFileSync } from 'node:fs'
import { filesBelow, writeFiles } from './polish-routes.mjs'

const MARK = '// Generated from '

/** Writes the route files of all calls where a table has changed. */
export function writeCallRoutes() {
  const tables = filesBelow('lib').filter((path) => path.endsWith('calls.ts'))
  const isGenerated = (path) => path.endsWith('/route.ts') && readFileSync(path, 'utf8').startsWith(MARK)
  writeFiles(new Map(tables.flatMap(routesOf)), filesBelow('app/api').filter(isGenerated))
}

/** The paths and the sources of the files that serve the calls of a table. */
function routesOf(path) {
  const source = readFileSync(path, 'utf8')
  const [, table] = /^export const (\w+) = callTable\(/m.exec(source) ?? []
  if (!table) return []
  const addresses = [...source.matchAll(/\bcall\(\s*'[A-Z]+ (\/api\/[^']+)'/g)].map(([, address]) => address)
  return addresses.map((address) => [
    `app${address}/route.ts`,
    `${MARK}${path}: edit that file.
import { ${table} } from '@/${path.replace(/\.ts$/, '')}'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ${table}('${address}')
`,
  ])
}
