// Polish has the addresses without a prefix, so it needs a route tree of its own (docs/decisions/0002-route-trees.md):
// app/(pl) repeats app/[locale] file by file. Node's own modules only: bootstrap.mjs runs this before anything else.
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
// Import paths have forward slashes on Windows too.
import { basename, dirname, join, relative } from 'node:path/posix'

const ORIGIN = 'app/[locale]'
const MIRROR = 'app/(pl)'
const routeFile = /^(page|layout|template|loading|error|not-found|default|route|opengraph-image)\.tsx?$/
/** What Next reads from the text of the route file itself, so it is copied and not handed on. */
const setting = /^export const (?:ensureStatic|instant|maxDuration|prefetch)\b.*$/gm

/** Writes the Polish route tree anew where app/[locale] has changed. */
export function writePolishRoutes() {
  const mirrored = new Map(filesBelow(ORIGIN).filter(isRouteFile).map(mirror))
  mkdirSync(MIRROR, { recursive: true })
  for (const path of filesBelow(MIRROR)) if (!mirrored.has(path)) rmSync(path, { force: true })
  for (const [path, text] of mirrored) {
    if (textOf(path) === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Keeps the Polish route tree in step while `next dev` runs. */
export function watchPolishRoutes() {
  let pending
  watch(ORIGIN, { recursive: true }, () => {
    clearTimeout(pending)
    // An editor may empty a file before it writes it.
    pending = setTimeout(() => {
      try {
        writePolishRoutes()
      } catch (error) {
        console.error(`The Polish routes are not up to date: ${error.message}`)
      }
    }, 100)
  })
}

const isRouteFile = (path) => routeFile.test(basename(path))

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** The path and the text of the Polish file that repeats a route file. */
function mirror(path) {
  const source = readFileSync(path, 'utf8')
  const target = join(MIRROR, relative(ORIGIN, path))
  const settings = source.match(setting) ?? []
  const names = [...source.replace(setting, '').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
    .map(([, name]) => name)
    // Outside [locale] the language is no parameter any more, so only paths with another one have any to generate.
    .filter((name) => name !== 'generateStaticParams' || relative(ORIGIN, dirname(path)).includes('['))
  if (/^export default /m.test(source)) names.unshift('default')
  const lines = [
    ...(/^['"]use client['"]/.test(source) ? ["'use client'"] : []),
    `// Generated from ${path}: edit that file.`,
    `export { ${names.join(', ')} } from '${relative(dirname(target), path).replace(/\.tsx?$/, '')}'`,
    ...settings,
  ]
  return [target, `${lines.join('\n')}\n`]
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
