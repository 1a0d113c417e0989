import { expect, test } from 'vitest'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { glossary, glossaryGroups } from './glossary'

const terms = glossaryGroups.flatMap((group): string[] => [...glossary[group]])

test('every term stands in one group of the glossary and is explained in every language', () => {
  expect(new Set(terms).size).toBe(terms.length)
  for (const messages of [pl, en, ru]) {
    expect(Object.keys(messages.glossary.terms).sort()).toEqual([...terms].sort())
    expect(Object.keys(messages.glossary.groups)).toEqual([...glossaryGroups])
  }
})

test('no anchor of a term is that of a group', () => {
  expect(terms.filter((term) => glossaryGroups.some((group) => group === term))).toEqual([])
})
