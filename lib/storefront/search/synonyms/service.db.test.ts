import { beforeEach, expect, test } from 'vitest'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { listSynonyms, MOST_SYNONYMS } from '@/lib/storefront/search/listed-synonyms'
import { loadVocabulary, readQuestion } from '@/lib/storefront/search/reading/vocabulary'
import { addSynonym, deleteSynonym } from './service'

beforeEach(async () => {
  await query().deleteFrom('searchSynonym').execute()
})

const read = async (question: string) => readQuestion(question, await loadVocabulary())
const refusal = (phrase: string, meaning: string) =>
  addSynonym({ phrase, meaning }, anAdministrator).then(
    () => null,
    (error: unknown) => (error instanceof ShopError ? (error.fields[0] ?? error.code) : error),
  )

test('a word of the customers says what it means, in any letters and beside other words', async () => {
  expect((await read('makarony do jimny')).rest).toEqual(['makarony'])
  await addSynonym({ phrase: 'Makarony', meaning: 'opony MT' }, anAdministrator)
  const wanted = { type: 'Tire', parts: { use: ['mud'], width: 31 }, rest: [] }
  for (const question of ['makarony 31 do jimny', 'Do Jimny 31" MAKARONY', 'mаkarony 31 jimny']) {
    const reading = await read(question)
    expect(reading).toMatchObject(wanted)
    expect(reading.cars?.map(({ model }) => model)).toEqual(['Jimny', 'Jimny'])
  }
  expect((await read('makarony letnie zimowe')).conflict).toEqual(['letnie', 'zimowe'])
})

test.each([
  ['gumiaki terenowe', 'opony AT R15', { type: 'Tire', parts: { use: ['all-terrain'], diameter: 15 } }],
  ['kołpakówki', 'stalowe felgi', { type: 'Wheel', parts: { typeOfWheel: 'steel' } }],
  ['макароны', 'грязевые шины', { type: 'Tire', parts: { use: ['mud'] } }],
  ['bagienka', 'Bagno XT', { parts: { patterns: ['Bagno XT'] } }],
])('the phrase %j can mean %j', async (phrase, meaning, says) => {
  await addSynonym({ phrase, meaning }, anAdministrator)
  expect(await read(phrase)).toMatchObject({ ...says, rest: [] })
})

test('a word that the search knows, one twice, and a meaning that it does not understand are refused', async () => {
  await addSynonym({ phrase: 'makarony', meaning: 'opony mt' }, anAdministrator)
  expect(await refusal('Makarony', 'opony at')).toEqual({ path: 'phrase', code: 'synonym_taken' })
  for (const known of ['opony', 'do', '31', 'błotne'])
    expect(await refusal(known, 'opony at')).toEqual({ path: 'phrase', code: 'synonym_known' })
  for (const unread of ['kajzerka', 'opony kajzerka', 'śruby', 'letnie zimowe', 'do'])
    expect(await refusal('bułki', unread)).toEqual({ path: 'meaning', code: 'synonym_unread' })
})

test('there are no more than the search can look for, also when two are added at once', async () => {
  const rows = Array.from({ length: MOST_SYNONYMS - 1 }, (_, index) => ({
    phrase: `slowo ${index}`,
    meaning: 'opony mt',
  }))
  await query().insertInto('searchSynonym').values(rows).execute()
  const both = await Promise.all([refusal('makarony', 'opony mt'), refusal('spaghetti', 'opony mt')])
  expect(both.toSorted()).toEqual([null, 'product.synonyms_full'].toSorted())
  expect(await listSynonyms()).toHaveLength(MOST_SYNONYMS)
})

test('a deleted word says nothing any more, and both are in the audit', async () => {
  const { id } = await addSynonym({ phrase: 'makaroniki', meaning: 'opony mt' }, anAdministrator)
  await deleteSynonym(id, anAdministrator)
  await deleteSynonym(id, anAdministrator)
  expect((await read('makaroniki')).rest).toEqual(['makaroniki'])
  const entries = await query()
    .selectFrom('auditEntry')
    .select(['action', 'before', 'after'])
    .where('subjectType', '=', 'search')
    .where('subjectId', '=', 'makaroniki')
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'search.add_synonym', before: null, after: { meaning: 'opony mt' } },
    { action: 'search.delete_synonym', before: { meaning: 'opony mt' }, after: null },
  ])
})
