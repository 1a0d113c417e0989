import { existsSync, readFileSync } from 'node:fs'

/** The modules of lib; each imports only those before it. */
const modules = [
  'platform',
  'measures',
  'media',
  'shop',
  'catalog',
  'fitment',
  'storefront',
  'assortment',
  'sales',
  'customers',
  'office',
  'site',
]

const tests = '\\.(test|fixture|spec)\\.tsx?$|(^|[/-])testing[^/]*\\.ts$|arbitraries\\.ts$'

/** The files that a module's door names, without their endings. */
const doorOf = (name) =>
  existsSync(`lib/${name}/index.ts`)
    ? [...readFileSync(`lib/${name}/index.ts`, 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, file]) => file)
    : []

const arrows = modules.map((name, level) => ({
  name: `arrow from ${name}`,
  comment: 'A module imports only those before it: docs/architecture.md',
  severity: 'error',
  from: { path: `^lib/${name}/`, pathNot: tests },
  to: { path: `^lib/(${[...modules.slice(level + 1), 'none'].join('|')})/` },
}))

const doors = modules.map((name) => ({
  name: `door of ${name}`,
  comment: `lib/${name}/index.ts names what others may import`,
  severity: 'error',
  from: { path: '^(lib|components|app)/', pathNot: `^(lib|components)/${name}/|${tests}` },
  to: { path: `^lib/${name}/`, pathNot: `^lib/${name}/(${doorOf(name).join('|')})\\.tsx?$` },
}))

export default {
  forbidden: [
    ...arrows,
    ...doors,
    {
      name: 'circle of files',
      severity: 'error',
      from: { path: '^(lib|components)/' },
      to: { circular: true },
    },
    {
      name: 'circle of modules',
      severity: 'error',
      scope: 'folder',
      from: { path: '^lib/[^/]+$', pathNot: tests },
      to: { circular: true, path: '^lib/[^/]+$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^app/\\(pl\\)/|^prisma/generated|\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.d.mts', '.json'] },
  },
}
