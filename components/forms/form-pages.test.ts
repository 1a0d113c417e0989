import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formPages } from '@/e2e/support/form-pages'

const root = path.resolve(import.meta.dirname, '../..')
const pagesFolder = path.join(root, 'app/[locale]')

const fileOf = (from: string, specifier: string): string | undefined => {
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier)
  return ['.tsx', '.ts', '/index.ts'].map((end) => base + end).find((file) => existsSync(file))
}

/** Whether somebody types, chooses or presses something in it that calls the shop: then it has a state. */
const sources = new Map<string, { takesInput: boolean; imports: string[] }>()
function sourceOf(file: string) {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import\()\s*'((?:@\/components|\.)[^']*)'/g)]
  const source = {
    takesInput:
      /<(form|Form|input|select|textarea)\b/.test(text) ||
      /from '@\/lib\/(?!platform\/http\/)[\w/-]*client'/.test(text) ||
      /\bcall\b[^;']*\} from '@\/lib\/platform\/http\/client'/.test(text),
    imports: specifiers.flatMap(([, specifier = '']) => fileOf(file, specifier) ?? []),
  }
  sources.set(file, source)
  return source
}

function hasState(page: string): boolean {
  const reached = new Set([page])
  for (const file of reached) {
    const { takesInput, imports } = sourceOf(file)
    if (takesInput) return true
    for (const each of imports) reached.add(each)
  }
  return false
}

test('every page with a control or a call is visited twice by a journey, or says why nothing can stay in it', () => {
  const pages = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .filter((file) => hasState(path.join(pagesFolder, file)))
    .map((file) => path.dirname(file))
  expect(Object.keys(formPages).sort()).toEqual(pages.sort())
})
