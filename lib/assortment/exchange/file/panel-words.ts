import 'server-only'
import { type ColumnName, columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import { fieldsOf } from '@/lib/catalog/product/fields'
import { perType } from '@/lib/catalog/product/fields/options'
import { type ProductType, productTypes, statuses } from '@/lib/catalog/product/schema'
import { messageKeyOf } from '@/lib/catalog/words/field-text'
import { codeOf, mountingWords, wheelWords } from '@/lib/catalog/words/title-words'
import { colorWords, seasonWords, useWords } from '@/lib/catalog/words/trade-words'
import { locales } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { wordsOf } from '@/lib/shop/texts/translator'

// What the administration calls columns and values in its languages: people type into a file what they see there.

const translators = locales.map(wordsOf)
const wordsUnder = (...keys: string[]): string[] =>
  translators.flatMap((t) => keys.map((key) => wordOr(t, key, ''))).filter(Boolean)

/** `Osadzenie (ET)` is also `Osadzenie`, and `ET`. */
const variantsOf = (words: string): string[] => [
  words,
  words.replace(/\s*\([^)]*\)/g, ''),
  ...[...words.matchAll(/\(([^)]+)\)/g)].flatMap(([, inside]) => inside ?? []),
]

const normalized = (word: string) => word.trim().toLowerCase().replaceAll('ё', 'е')
const tight = (heading: string) => normalized(heading).replace(/[\s"'’_\-\ufeff,.:()]/g, '')

/** The columns of a type by their headings, with and without the unit: `Szerokość, mm`. The first of two wins. */
function headingsOf(type: ProductType): Map<string, ColumnName> {
  const headings = new Map<string, ColumnName>()
  const add = (heading: string, column: ColumnName) => {
    if (!headings.has(tight(heading))) headings.set(tight(heading), column)
  }
  for (const column of columnsOfFile(type).keys()) add(column, column)
  for (const [name, field] of fieldsOf(type)) {
    const names = wordsUnder(`fields.names.${messageKeyOf(name, field)}`)
    const units = 'unit' in field ? wordsUnder(`fields.units.${field.unit}`) : []
    for (const word of names.flatMap(variantsOf)) {
      add(word, name)
      for (const unit of units) add(`${word}, ${unit}`, name)
    }
  }
  for (const column of columnsOfFile(type).keys())
    for (const word of wordsUnder(
      `import.headings.${column}`,
      `audit.fields.${column}`,
      `productAdmin.fields.${column}`,
    ))
      add(word, column)
  return headings
}

const headings = perType(headingsOf)

/** The column with this heading: by its own name, or by what the administration calls it in any language. */
export const columnNamed = (heading: string, type: ProductType): ColumnName | undefined =>
  headings[type].get(tight(heading))

const tradeWords = {
  season: seasonWords,
  use: useWords,
  mounting: mountingWords,
  color: colorWords,
  typeOfWheel: wheelWords,
}

function codesByWord(): Map<string, string> {
  const choices = productTypes.flatMap((type) =>
    fieldsOf(type).flatMap(([name, field]): [string, readonly string[]][] =>
      field.kind === 'choice' ? [[name, field.options]] : [],
    ),
  )
  const codes = new Map<string, string>()
  for (const [name, options] of [...choices, ['status', statuses] as const])
    for (const code of options)
      for (const word of wordsUnder(`facets.values.${name}.${code}`).flatMap(variantsOf))
        codes.set(`${name} ${normalized(word)}`, code)
  return codes
}

const codes = codesByWord()

export function codeOfWord(column: ColumnName, word: string): string | undefined {
  const code = codes.get(`${column} ${normalized(word)}`)
  if (code) return code
  return column in tradeWords
    ? codeOf<string>(tradeWords[column as keyof typeof tradeWords], normalized(word))
    : undefined
}
