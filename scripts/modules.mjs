import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The modules of lib. Each imports only those before it. */
export const modules = [
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

/** Tests, and what only tests import: they may look behind any door. */
const isTest = (path) =>
  /\.(test|spec|fixture)\.tsx?$|(^|[/-])testing[^/]*\.ts$|\/arbitraries\.ts$/.test(path)

/** The sources of lib, components and app by their paths, and what Next loads beside them. */
export function readSources(root = '.') {
  const paths = ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  return new Map(
    [...paths, 'middleware.ts', 'instrumentation.ts', 'next.config.ts']
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('app/(pl)') && !isTest(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

const atOnce = /^(?:import|export)\b[^'"]*?from '([^']+)'/gm
const atOnceOrLater = /(?:^(?:import|export)\b[^'"]*?from |\bimport\()\s*'([^']+)'/gm

/** What a file imports of these sources, types as well. */
function importsOf(path, sources, imports = atOnceOrLater) {
  const specifiers = sources.get(path).matchAll(imports)
  return [...specifiers].flatMap(([, specifier]) => {
    const target = specifier.startsWith('@/') ? specifier.slice(2) : join(path, '..', specifier)
    return [target, `${target}.ts`, `${target}.tsx`].filter((each) => sources.has(each))
  })
}

/** The module that a file belongs to, `app` for those outside of all: components lie inside the door of their module. */
const moduleOf = (path) => (/^(lib|components)\//.test(path) ? path.split('/')[1] : 'app')

const isDoor = (path) => /^lib\/[^/]+\/index\.ts$/.test(path)

/** What a door names. */
const doorOf = (module, sources) => importsOf(`lib/${module}/index.ts`, sources)

/** Imports against an arrow or past a door, and circles of files and of folders. */
export function findFaults(sources) {
  const doors = new Map(modules.map((module) => [module, new Set(doorOf(module, sources))]))
  const faults = []
  for (const from of [...sources.keys()].filter((path) => !isDoor(path)))
    for (const to of importsOf(from, sources).filter((path) => path.startsWith('lib/'))) {
      const [importer, module] = [moduleOf(from), moduleOf(to)]
      if (importer === module) continue
      if (!modules.includes(module)) faults.push(`${to} is in no module`)
      else if (from.startsWith('lib/') && modules.indexOf(importer) < modules.indexOf(module))
        faults.push(`${from} imports ${to}: ${importer} stands below ${module}`)
      else if (!doors.get(module).has(to))
        faults.push(`${from} imports ${to}, which lib/${module}/index.ts does not name`)
    }
  return [
    ...faults,
    ...findUnusedDoors(doors, sources),
    ...findCircles(sources),
    ...findFolderCircles(sources),
  ]
}

/** What a door names and nobody outside imports. */
function findUnusedDoors(doors, sources) {
  const used = new Set(
    [...sources.keys()]
      .filter((path) => !isDoor(path))
      .flatMap((from) => importsOf(from, sources).filter((to) => moduleOf(to) !== moduleOf(from))),
  )
  return [...doors].flatMap(([module, named]) =>
    [...named]
      .filter((path) => !used.has(path))
      .map((path) => `lib/${module}/index.ts names ${path}, which nobody imports`),
  )
}

/** The files that import each other in a circle. */
const findCircles = (sources) =>
  circlesIn(
    [...sources.keys()].filter((path) => !isDoor(path)),
    (path) => importsOf(path, sources, atOnce),
  )

/** The depth of a room in a path: `lib/sales/orders`. */
const ROOM = 3

/** The rooms that import each other in a circle, with the files beside them, and the folders beside each other in a room. */
function findFolderCircles(sources) {
  const depths = new Set([...sources.keys()].map((path) => path.split('/').length - 1))
  return [...depths]
    .filter((depth) => depth >= ROOM)
    .flatMap((depth) => {
      const arrows = arrowsAt(depth, sources)
      return circlesIn([...arrows.keys()], (folder) => arrows.get(folder) ?? [])
    })
}

/** For each folder of a depth those that its files import. */
function arrowsAt(depth, sources) {
  const folderOf = (path) => path.split('/').slice(0, depth).join('/')
  const isFile = (path) => sources.has(path)
  const counts = (one, other) =>
    depth === ROOM
      ? !isFile(one) || !isFile(other)
      : dirname(one) === dirname(other) && !isFile(one) && !isFile(other)
  const arrows = new Map()
  for (const from of [...sources.keys()].filter((path) => /^(lib|components)\//.test(path) && !isDoor(path)))
    for (const to of importsOf(from, sources)) {
      const [one, other] = [folderOf(from), folderOf(to)]
      if (one !== other && counts(one, other)) arrows.set(one, (arrows.get(one) ?? new Set()).add(other))
    }
  return arrows
}

/** The circles of a graph, each from where it was entered and with an arrow between its nodes. */
function circlesIn(nodes, nextOf) {
  const isDone = new Set()
  const circles = []
  const visit = (node, path) => {
    if (path.includes(node)) circles.push([...path.slice(path.indexOf(node)), node].join(' → '))
    if (path.includes(node) || isDone.has(node)) return
    for (const next of nextOf(node)) visit(next, [...path, node])
    isDone.add(node)
  }
  for (const node of nodes) visit(node, [])
  return circles
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = modules.filter((module) => !existsSync(`lib/${module}/index.ts`))
  const faults = [...missing.map((module) => `lib/${module} has no index.ts`), ...findFaults(readSources())]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
