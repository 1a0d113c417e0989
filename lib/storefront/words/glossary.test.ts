import { expect, test } from 'vitest'
import { messages } from '@/messages/all'
import { glossary, glossaryGroups } from './glossary'

const terms = glossaryGroups.flatMap((group): string[] => [...glossary[group]])

test('every term stands in one group of the glossary and is explained in every language', () => {
  expect(new Set(terms).size).toBe(terms.length)
  for (const { glossary: words } of Object.values(messages)) {
    expect(Object.keys(words.terms).sort()).toEqual([...terms].sort())
    expect(Object.keys(words.groups)).toEqual([...glossaryGroups])
  }
})

test('no anchor of a term is that of a group', () => {
  expect(terms.filter((term) => glossaryGroups.some((group) => group === term))).toEqual([])
})
