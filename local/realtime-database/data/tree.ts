import { createHash } from 'node:crypto'

export type Tree = null | boolean | number | string | { readonly [key: string]: Tree }
export type Path = readonly string[]

/** A refused request; `status` is the code that the official SDKs evaluate. */
export class Refusal extends Error {
  constructor(
    readonly status:
      | 'permission_denied'
      | 'invalid_token'
      | 'expired_token'
      | 'datastale'
      | 'invalid_request',
    message: string,
  ) {
    super(message)
  }
}

const MAX_KEY_BYTES = 768
// biome-ignore lint/suspicious/noControlCharactersInRegex: the database forbids these characters in keys
const FORBIDDEN_IN_KEY = /[.#$/[\]\u0000-\u001f\u007f]/

/** The keys of a path like `/Users/key`. Throws `Refusal` for a key that the database cannot store. */
export function parsePath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '')
  for (const key of keys) assertKey(key)
  return keys
}

function assertKey(key: string): void {
  // The real database accepts keys like `constructor`; here they would reach inherited properties of objects.
  const isSound =
    key !== '' &&
    !(key in Object.prototype) &&
    !FORBIDDEN_IN_KEY.test(key) &&
    Buffer.byteLength(key) <= MAX_KEY_BYTES
  if (!isSound) throw new Refusal('invalid_request', `${JSON.stringify(key)} cannot be a key of the database`)
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

/** A written value as the database stores it: no nulls, no empty branches, lists as numbered children. */
export function toTree(written: unknown): Tree {
  if (written === null || written === undefined) return null
  if (typeof written === 'string' || typeof written === 'boolean') return written
  if (typeof written === 'number' && Number.isFinite(written)) return written
  if (typeof written !== 'object')
    throw new Refusal('invalid_request', `A ${typeof written} cannot be stored`)
  const branch: Record<string, Tree> = {}
  for (const [key, value] of Object.entries(written)) {
    assertKey(key)
    const child = toTree(value)
    if (child !== null) branch[key] = child
  }
  return Object.keys(branch).length === 0 ? null : branch
}

/** The digest by which a transaction names the value that it has read, as the SDK's for keys that are no numbers. */
export function treeHash(tree: Tree): string {
  if (tree === null) return ''
  if (typeof tree === 'number') {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleBE(tree)
    return digest(`number:${bytes.toString('hex')}`)
  }
  if (!isBranch(tree)) return digest(`${typeof tree}:${tree}`)
  const keys = Object.keys(tree).sort()
  return digest(keys.map((key) => `:${key}:${treeHash(childOf(tree, key))}`).join(''))
}

const digest = (text: string) => createHash('sha1').update(text).digest('base64')
