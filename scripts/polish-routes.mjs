#!/usr/bin/env node
// Polish lives at bare paths without anything in front of them, so it has a route tree of its own: app/(pl) repeats
// app/[locale] file by file. This writes that tree; `--check` says what differs and fails.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const from = 'app/[locale]'
const to = 'app/(pl)'
const LINE_WIDTH = 110
const routeFile = /^(page|layout|template|loading|error|not-found|default|route|opengraph-image)\.tsx?$/

const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : [path]
  })

/** Segment settings must be literals in the file itself; everything else is handed on. */
function mirror(path) {
  const source = readFileSync(path, 'utf8')
  const target = join(to, relative(from, path))
  const origin = relative(dirname(target), path).replace(/\.tsx?$/, '')
  const client = /^['"]use client['"]/.test(source) ? "'use client'\n\n" : ''
  const settings = source.match(/^export const (ensureStatic|instant|maxDuration|prefetch)\b.*$/gm) ?? []
  const named = [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
    .map(([, name]) => name)
    .filter((name) => !/^(ensureStatic|instant|maxDuration|prefetch)$/.test(name))
    .filter((name) => name !== 'generateStaticParams' || relative(from, dirname(path)).includes('['))
  const names = [...(/^export default /m.test(source) ? ['default'] : []), ...named].sort()
  const origin_ = origin.startsWith('.') ? origin : `./${origin}`
  const line = `export { ${names.join(', ')} } from '${origin_}'\n`
  // as the formatter breaks it
  const broken = `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${origin_}'\n`
  const handOn = line.length - 1 > LINE_WIDTH ? broken : line
  return [target, client + handOn + settings.map((line) => `${line}\n`).join('')]
}

const wanted = new Map(
  walk(from)
    .filter((path) => routeFile.test(path.split('/').pop()))
    .map(mirror),
)
const present = walk(to)
const differing = [...wanted].filter(
  ([path, text]) => !present.includes(path) || readFileSync(path, 'utf8') !== text,
)
const extra = present.filter((path) => !wanted.has(path))

if (process.argv.includes('--check')) {
  for (const path of [...differing.map(([path]) => path), ...extra])
    console.error(`${path} differs from ${from}`)
  if (differing.length + extra.length > 0) {
    console.error('Run: npm run routes')
    process.exit(1)
  }
} else {
  for (const path of extra) rmSync(path)
  for (const [path, text] of differing) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`${wanted.size} Polish route files: ${differing.length} written, ${extra.length} removed`)
}
