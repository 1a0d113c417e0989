import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { finderWords } from '@/components/storefront/finder/FinderFrame'
import { seasons } from '@/lib/catalog/product/fields/options'
import { messageParts } from '@/lib/shop/texts/message-parts'
import messages from '@/messages/pl.json'

const groupsOfShop = Object.keys(messages)

const fileOf = (from: string, specifier: string): string | undefined => {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier)
  return [`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file))
}

/** What is between two tags or is the body of a page, each with the expression of the groups that are handed over. */
const providers = [
  /<ClientMessages\s+groups=\{([\s\S]*?)\}\s*>([\s\S]*?)<\/ClientMessages>/g,
  /^export default personalPage\([\s\S]*?\bgroups: (\[[^\]]*\])([\s\S]*?)^\)$/gm,
  /^export default accountPage\(\s*'\w+',\s*(\[[^\]]*\])([\s\S]*?)\)$/gm,
]
/** An element that stands in a variable. */
const LOCAL_ELEMENT = /^ {2}const (\w+) = \($[\s\S]*?^ {2}\)$/gm
const IMPORT = /^import (?!type\b)([^'"]*?) from '([^']+)'$/gm

type Source = {
  isClient: boolean
  /** The code without its imports. */
  body: string
  /** The file that each imported name comes from. */
  imported: Map<string, string>
  /** The groups whose words the file itself asks for, as a browser's component. */
  own: string[]
}

const sources = new Map<string, Source>()
function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const imported = new Map<string, string>()
  for (const [, names = '', specifier = ''] of text.matchAll(IMPORT)) {
    const target = fileOf(file, specifier)
    if (!target || (target.startsWith('lib/') && !readFileSync(target, 'utf8').includes('useTranslations')))
      continue
    for (const name of names.replace(/[{}]/g, ' ').split(','))
      if (name.trim() && !name.trim().startsWith('type '))
        imported.set(name.trim().split(' as ').at(-1) ?? '', target)
  }
  for (const [, specifier = ''] of text.matchAll(/import\(\s*'([^']+)'\s*\)/g)) {
    const target = fileOf(file, specifier)
    if (target) imported.set(`import('${specifier}')`, target)
  }
  const own = [...text.matchAll(/useTranslations\('(\w+)/g)].map(([, group = '']) => group)
  // a function that has all words names the group in each key
  for (const [rest] of text.matchAll(/useTranslations\(\)$[\s\S]*?^}/gm))
    for (const [, group = ''] of rest.matchAll(/['`](\w+)\.[\w.${]+/g))
      if (groupsOfShop.includes(group)) own.push(group)
  const source = {
    isClient: /^'use client'/.test(text.trim()),
    body: text.replace(IMPORT, ''),
    imported,
    own,
  }
  sources.set(file, source)
  return source
}

const isNamed = (name: string, code: string) =>
  name.startsWith('import(') ? code.includes(name) : new RegExp(`\\b${name}\\b`).test(code)

/** The files of a browser's component, with all that it imports. */
function filesOfClient(entry: string): Set<string> {
  const reached = new Set([entry])
  for (const file of reached) for (const target of sourceOf(file).imported.values()) reached.add(target)
  return reached
}

/** The groups that they ask for. */
const groupsOfClient = (entry: string): Set<string> =>
  new Set([...filesOfClient(entry)].flatMap((file) => sourceOf(file).own))

const missing: string[] = []

/** The groups in an expression such as `[...cardMessages, 'errors.shop']`. */
function groupsIn(expression: string, file: string): string[] {
  const { body, imported } = sourceOf(file)
  const named = [...expression.matchAll(/\b[a-z]\w*\b/gi)].flatMap(([name]) => {
    const code = imported.has(name) ? sourceOf(imported.get(name) ?? '').body : body
    return new RegExp(`\\bconst ${name} = [[{]([^\\]}]*)`).exec(code)?.[1] ?? ''
  })
  return [...[expression, ...named].join().matchAll(/'(\w+)[^']*'/g)].map(([, group = '']) => group)
}

/** The groups that what a server's component renders asks for; what stands inside `ClientMessages` is checked there. */
const needs = new Map<string, Set<string>>()
function groupsOfServer(file: string): Set<string> {
  const known = needs.get(file)
  if (known) return known
  const groups = new Set<string>()
  needs.set(file, groups)
  const { body, imported } = sourceOf(file)
  const neededBy = (code: string) =>
    [...imported].flatMap(([name, target]) => {
      if (!isNamed(name, code)) return []
      if (!sourceOf(target).isClient) return [...groupsOfServer(target)]
      return code.includes(`<${name}`) || name.startsWith('import(') ? [...groupsOfClient(target)] : []
    })
  let outside = providers.reduce((code, provider) => code.replace(provider, ''), body)
  const provisions = providers.flatMap((provider) => [...body.matchAll(provider)])
  for (const [, expression = '', directlyInside = ''] of provisions) {
    const provided = groupsIn(expression, file)
    let inside = directlyInside
    for (const [block, name = ''] of outside.matchAll(LOCAL_ELEMENT))
      if (isNamed(name, inside)) {
        inside += block
        outside = outside.replace(block, '')
      }
    for (const group of new Set(neededBy(inside)))
      if (!provided.includes(group)) missing.push(`${file}: ${group}`)
  }
  for (const group of neededBy(outside)) groups.add(group)
  return groups
}

const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => join('app/[locale]', path))

test('every message group that a component of the browser asks for is handed over by the page around it', () => {
  const forStaff = groupsIn('forStaff', 'components/admin/AdminMessages.tsx')
  expect(forStaff).toContain('admin')
  for (const page of pages) {
    const asked = sourceOf(page).isClient ? groupsOfClient(page) : groupsOfServer(page)
    const isProvided = (group: string) =>
      page.includes('(admin)') ? forStaff.includes(group) : group === 'ui'
    for (const group of asked) if (!isProvided(group)) missing.push(`${page}: ${group}`)
  }
  expect(sources.size).toBeGreaterThan(300)
  expect([...new Set(missing)]).toEqual([])
})

test('the finder of tires asks for no word that is said of wheels and spacers alone', () => {
  const files = [...filesOfClient('components/storefront/finder/TireFinder.tsx')].filter((file) =>
    sourceOf(file).own.includes('finder'),
  )
  const asked = files.flatMap((file) =>
    [...sourceOf(file).body.matchAll(/\bt\('(\w+)/g)].map(([, key]) => key),
  )
  const given = Object.keys(messageParts['finder.tires'](messages).finder)
  expect(given.length).toBeLessThan(Object.keys(messages.finder).length / 1.5)
  expect(given).toEqual(expect.arrayContaining([...asked, ...Object.values(finderWords.Tire), ...seasons]))
})
