/** What the shop uses of the package, which brings no types. */
declare module 'semver' {
  /** Throws `TypeError` for a text that is no version. */
  export function compare(a: string, b: string): -1 | 0 | 1
  export function gt(a: string, b: string): boolean
  export function valid(version: string): string | null
}
