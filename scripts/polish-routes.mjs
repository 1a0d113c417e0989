// Polish addresses have no prefix, so they need a route tree of their own (docs/decisions/0002-route-trees.md):
// app/(pl) repeats app/[locale] file by file. Node's own modules only, because bootstrap.mjs runs this first.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
// Import paths have forward slashes on Windows too.
import { basename, dirname, join, relative } from 'node:path/posix'

const ORIGIN = 'app/[locale]'
const MIRROR = 'app/(pl)'
const routeFile = /^(page|layout|template|loading|error|not-found|default|route|opengraph-image)\.tsx?$/
/** Settings that Next reads from the source of the route file itself, so they are copied instead of re-exported. */
const setting = /^export const (?:ensureStatic|instant|maxDuration|prefetch)\b.*$/gm

/** Writes the Polish route tree where app/[locale] has changed. */
export function writePolishRoutes() {
  const mirrored = new Map(filesBelow(ORIGIN).filter(isRouteFile).map(mirror))
  mkdirSync(MIRROR, { recursive: true })
  for (const path of filesBelow(MIRROR)) if (!mirrored.has(path)) rmSync(path, { force: true })
  for (const [path, text] of mirrored) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Updates the Polish route tree while `next dev` runs. */
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

/** The path and the source of the Polish file that repeats a route file. */
function mirror(path) {
  const source = readFileSync(path, 'utf8')
  const target = join(MIRROR, relative(ORIGIN, path))
  const settings = source.match(setting) ?? []
  const names = [...source.replace(setting, '').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
    .map(([, name]) => name)
    // The language is no parameter outside [locale], so static parameters remain only where the path has another one.
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
