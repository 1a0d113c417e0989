import { isBranch, type Tree } from './tree'

export const FIRST_KEY = '[MIN_NAME]'
export const LAST_KEY = '[MAX_NAME]'

const INTEGER = /^-?(0|[1-9]\d{0,9})$/
const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 }

/** The database's key order: integers by value, then all other keys by their characters. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  if (a === FIRST_KEY || b === LAST_KEY) return -1
  if (b === FIRST_KEY || a === LAST_KEY) return 1
  const [numberA, numberB] = [asInteger(a), asInteger(b)]
  if (numberA !== null && numberB !== null) return numberA - numberB || a.length - b.length
  if (numberA !== null) return -1
  if (numberB !== null) return 1
  return a < b ? -1 : 1
}

/** The database's value order: null, false, true, numbers, strings, branches. */
export function compareValues(a: Tree, b: Tree): number {
  const difference = rank(a) - rank(b)
  if (difference !== 0) return difference
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1
  return 0
}

function rank(value: Tree): number {
  if (value === null) return 0
  if (value === false) return 1
  if (value === true) return 2
  if (isBranch(value)) return 5
  return typeof value === 'number' ? 3 : 4
}

function asInteger(key: string): number | null {
  if (!INTEGER.test(key)) return null
  const number = Number(key)
  return number >= INT32.min && number <= INT32.max ? number : null
}
