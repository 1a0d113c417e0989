import { readFileSync } from 'node:fs'
import { database, type RulesDatabase, type Ruleset, ruleset } from 'targaryen'
import stringMethods from 'targaryen/lib/parser/string-methods.js'
import { LocalError } from '../../local-error'
import { type Query, toRulesQuery } from '../data/query'
import { childOf, type Path, type Tree } from '../data/tree'
import type { RulesAuth } from './tokens'

// targaryen 3.1 takes a missing ending for a match when the ending is one character longer than the text. The rules ask
// for keys that end in '_' and the uid, so a wrong key of the uid's length would pass.
stringMethods.endsWith = (text, ending) => {
  if (typeof ending !== 'string') throw new Error(`${ending} is not a string.`)
  return text.endsWith(ending)
}

export type Change = { path: Path; value: Tree }

/** The security rules of the Realtime Database, evaluated over a tree. An error during evaluation means no access. */
export class SecurityRules {
  private readonly ruleset: Ruleset
  private known: { tree: Tree; database: RulesDatabase } | undefined

  private constructor(private readonly source: { readonly [key: string]: Tree }) {
    this.ruleset = ruleset(source)
  }

  /** Throws `LocalError` when the file is missing or Firebase would reject it. */
  static fromFile(file: string): SecurityRules {
    try {
      return new SecurityRules(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new LocalError(`The security rules in ${file} cannot be used: ${reason}`)
    }
  }

  canRead(tree: Tree, auth: RulesAuth | null, path: Path, query: Query, now: number): boolean {
    return decide(() =>
      this.over(tree)
        .as(auth)
        .read(path.join('/'), { now, query: toRulesQuery(query) }),
    )
  }

  canWrite(tree: Tree, auth: RulesAuth | null, change: Change, now: number): boolean {
    return decide(() => this.over(tree).as(auth).write(change.path.join('/'), change.value, { now }))
  }

  /** Whether a set of changes is allowed: each place is checked by its rules, in the tree with all changes applied. */
  canMerge(tree: Tree, auth: RulesAuth | null, changes: readonly Change[], now: number): boolean {
    const patch = Object.fromEntries(changes.map(({ path, value }) => [path.join('/'), value]))
    return decide(() => this.over(tree).as(auth).update('/', patch, now))
  }

  isIndexed(path: Path, orderBy: string): boolean {
    if (orderBy === '.key' || orderBy === '.priority') return true
    const place = path.reduce<Tree>(
      (rules, key) => {
        const wildcard = Object.keys(rules ?? {}).find((name) => name.startsWith('$'))
        const exact = childOf(rules, key)
        return exact ?? (wildcard ? childOf(rules, wildcard) : null)
      },
      childOf(this.source, 'rules'),
    )
    const indexes: unknown = childOf(place, '.indexOn')
    return Array.isArray(indexes) ? indexes.includes(orderBy) : indexes === orderBy
  }

  private over(tree: Tree): RulesDatabase {
    // The tree is immutable, so the same object means the same content.
    if (this.known?.tree !== tree) this.known = undefined
    this.known ??= { tree, database: database(this.ruleset, tree) }
    return this.known.database
  }
}

function decide(evaluate: () => { allowed: boolean }): boolean {
  try {
    return evaluate().allowed
  } catch {
    return false
  }
}
