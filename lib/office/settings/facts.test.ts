import { expect, test } from 'vitest'
import { Settings } from '@/lib/shop/settings/schema'
import { typedSettings } from '@/lib/shop/settings/testing'
import { settingsFacts } from './facts'

const text = { pl: 'Tekst', en: 'Text', ru: 'Текст' }
const settings = Settings.parse({
  ...typedSettings(),
  closedNote: text,
  installationArea: text,
  foreignRates: 'DE 19',
  texts: { aboutWho: text },
})

/** Each setting that is said alone, as its path: the languages of a text are one, and so are the entries of a list. */
const pathsIn = (value: object, path: string[] = []): string[][] =>
  Object.entries(value).flatMap(([name, each]) => {
    const isGroup = typeof each === 'object' && each !== null && !Array.isArray(each) && !('pl' in each)
    return isGroup ? pathsIn(each, [...path, name]) : [[...path, name]]
  })

function other(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(1).concat(value.length > 0 ? [] : ['new'])
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}x`
  // the last language alone
  return { ...(value as typeof text), ru: 'Иной' }
}

const replaced = (value: object, [name = '', ...rest]: string[]): object => {
  const each = (value as Record<string, unknown>)[name]
  return { ...value, [name]: rest.length > 0 ? replaced(each as object, rest) : other(each) }
}

test('every setting that changes is a fact of the audit', () => {
  const paths = pathsIn(settings)
  expect(paths.length).toBeGreaterThan(40)
  const before = settingsFacts(settings)
  const silent = paths.filter((path) => {
    const after = settingsFacts(replaced(settings, path) as Settings)
    return JSON.stringify(after) === JSON.stringify(before)
  })
  expect(silent).toEqual([])
})
