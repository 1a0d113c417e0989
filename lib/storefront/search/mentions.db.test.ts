import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { findMentions, sizesIn } from './mentions'

afterAll(() => db().$disconnect())

test('sizes are told from other numbers of a text, each once', () => {
  const text =
    'Fabryczne 195/80 R15 ma 693 mm, 215/75 R15 o 10,5 mm więcej. Felgi 10Jx15 na 5x139.7 pod 33x12.5 R15, 195/80 R15.'
  expect(sizesIn(text)).toEqual(['195/80 R15', '215/75 R15', '10Jx15', '33x12.5 R15'])
})

test('a text leads to the sizes and treads that are on sale, and to no others', async () => {
  const text = 'Bagno XT 195/80 R15, nie 205/80 R13.'
  const mentions = await findMentions(text)
  expect(mentions.map(({ name }) => name)).toEqual(['195/80 R15', 'Bagno XT'])
  expect(mentions[0]?.path).toContain('/tires/filter/width=195&profile=80&diameter=15')
  expect(mentions[1]?.path).toContain('protector=Bagno')
  for (const { total } of mentions) expect(total).toBeGreaterThan(0)
})
