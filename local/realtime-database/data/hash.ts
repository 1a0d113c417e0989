import { createHash } from 'node:crypto'
import { compareKeys } from './order'
import { isBranch, type Tree } from './tree'

/** The digest by which a transaction names the value it has read; it must equal the SDK's exactly. */
export function treeHash(tree: Tree): string {
  if (tree === null) return ''
  if (!isBranch(tree)) {
    return digest(typeof tree === 'number' ? `number:${doubleAsHex(tree)}` : `${typeof tree}:${tree}`)
  }
  return digest(
    Object.keys(tree)
      .sort(compareKeys)
      .map((key) => `:${key}:${treeHash(tree[key] ?? null)}`)
      .join(''),
  )
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}

function doubleAsHex(number: number): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(number)
  return bytes.toString('hex')
}
