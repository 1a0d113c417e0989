import { Refusal } from '../refusal'

export type Tree = null | boolean | number | string | { readonly [key: string]: Tree }
export type Path = readonly string[]

const MAX_KEY_BYTES = 768
// biome-ignore lint/suspicious/noControlCharactersInRegex: the database forbids these characters in keys
const FORBIDDEN_IN_KEY = /[.#$/[\]\u0000-\u001f\u007f]/

/** The keys of a path like `/Users/key`. Throws `Refusal` for a key that the database cannot store. */
export function parsePath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '')
  for (const key of keys) assertKey(key)
  return keys
}

export function assertKey(key: string): void {
  // The real database accepts keys like `constructor`; here they would reach inherited properties of objects.
  const sound =
    key !== '' &&
    !(key in Object.prototype) &&
    !FORBIDDEN_IN_KEY.test(key) &&
    Buffer.byteLength(key) <= MAX_KEY_BYTES
  if (!sound) throw new Refusal('invalid_request', `${JSON.stringify(key)} cannot be a key of the database`)
}

export function isBranch(tree: Tree | undefined): tree is { readonly [key: string]: Tree } {
  return typeof tree === 'object' && tree !== null
}

export function childOf(tree: Tree, key: string): Tree {
  return isBranch(tree) && Object.hasOwn(tree, key) ? (tree[key] ?? null) : null
}

export function valueAt(tree: Tree, path: Path): Tree {
  return path.reduce<Tree>(childOf, tree)
}

/** A copy with `value` at `path`. Unchanged parts stay the same objects; empty branches are removed. */
export function withValue(tree: Tree, path: Path, value: Tree): Tree {
  const [key, ...rest] = path
  if (key === undefined) return value
  const child = withValue(childOf(tree, key), rest, value)
  const branch: Record<string, Tree> = isBranch(tree) ? { ...tree } : {}
  if (child === null) delete branch[key]
  else branch[key] = child
  return Object.keys(branch).length === 0 ? null : branch
}

/**
 * A written value as the database stores it: no nulls, no empty branches, lists as numbered children, server values
 * resolved against `current`.
 */
export function toTree(written: unknown, current: Tree, now: number): Tree {
  if (written === null || written === undefined) return null
  if (typeof written === 'string' || typeof written === 'boolean') return written
  if (typeof written === 'number' && Number.isFinite(written)) return written
  if (typeof written !== 'object')
    throw new Refusal('invalid_request', `A ${typeof written} cannot be stored`)
  if ('.sv' in written) return serverValue(written['.sv'], current, now)
  if ('.priority' in written) throw new Refusal('invalid_request', 'The local database keeps no priorities')
  if ('.value' in written) return toTree(written['.value'], current, now)

  const branch: Record<string, Tree> = {}
  for (const [key, value] of Object.entries(written)) {
    assertKey(key)
    const child = toTree(value, childOf(current, key), now)
    if (child !== null) branch[key] = child
  }
  return Object.keys(branch).length === 0 ? null : branch
}

function serverValue(value: unknown, current: Tree, now: number): Tree {
  if (value === 'timestamp') return now
  if (typeof value === 'object' && value !== null && 'increment' in value) {
    const { increment } = value
    if (typeof increment === 'number') return (typeof current === 'number' ? current : 0) + increment
  }
  throw new Refusal('invalid_request', `${JSON.stringify(value)} is not a server value`)
}
