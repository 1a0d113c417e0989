import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formPages } from '@/e2e/form-pages'

const root = path.resolve(import.meta.dirname, '../..')
const pagesFolder = path.join(root, 'app/[locale]')

const fileOf = (from: string, specifier: string): string | undefined => {
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier)
  return ['.tsx', '.ts', '/index.ts'].map((end) => base + end).find((file) => existsSync(file))
}

const sources = new Map<string, { hasForm: boolean; imports: string[] }>()
function sourceOf(file: string) {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import\()\s*'((?:@\/components|\.)[^']*)'/g)]
  const source = {
    hasForm: /<form\b|<Form\b/.test(text),
    imports: specifiers.flatMap(([, specifier = '']) => fileOf(file, specifier) ?? []),
  }
  sources.set(file, source)
  return source
}

function hasForm(page: string): boolean {
  const reached = new Set([page])
  for (const file of reached) {
    const { hasForm, imports } = sourceOf(file)
    if (hasForm) return true
    for (const each of imports) reached.add(each)
  }
  return false
}

test('every page with a form is visited twice by a journey, or says why nothing can stay in it', () => {
  const pages = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .filter((file) => hasForm(path.join(pagesFolder, file)))
    .map((file) => path.dirname(file))
  expect(Object.keys(formPages).sort()).toEqual(pages.sort())
})
