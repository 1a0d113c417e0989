import { readFileSync } from 'node:fs'
import { database, type RulesDatabase, type Ruleset, ruleset } from 'targaryen'
import stringMethods from 'targaryen/lib/parser/string-methods.js'
import { LocalError } from '../../local-error'
import type { Query } from '../data/query'
import type { Path, Tree } from '../data/tree'
import type { RulesAuth } from './tokens'

// targaryen 3.1 takes a missing ending for a match when the ending is one character longer than the text. The rules ask
// for keys that end in '_' and the uid, so a wrong key of the uid's length would pass.
stringMethods.endsWith = (text, ending) => {
  if (typeof ending !== 'string') throw new Error(`${ending} is not a string.`)
  return text.endsWith(ending)
}

/** The database's default order. */
const PLAIN = { orderByPriority: true }

export type Change = { path: Path; value: Tree }

type Verdict = { allowed: boolean }

/** The security rules of the Realtime Database, evaluated over a tree. An error during evaluation means no access. */
export class SecurityRules {
  private readonly ruleset: Ruleset
  private known: { tree: Tree; database: RulesDatabase } | undefined

  /** Throws `LocalError` when the file is missing or Firebase would reject it. */
  constructor(file: string) {
    try {
      this.ruleset = ruleset(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      throw new LocalError(`The security rules in ${file} cannot be used: ${(error as Error).message}`)
    }
  }

  canRead(tree: Tree, auth: RulesAuth | null, path: Path, query: Query, now: number): boolean {
    return this.decide(tree, auth, (rules) => rules.read(path.join('/'), { now, query: query ?? PLAIN }))
  }

  canWrite(tree: Tree, auth: RulesAuth | null, { path, value }: Change, now: number): boolean {
    return this.decide(tree, auth, (rules) => rules.write(path.join('/'), value, { now }))
  }

  /** Whether a set of changes is allowed: each place is checked by its rules, in the tree with all changes applied. */
  canMerge(tree: Tree, auth: RulesAuth | null, changes: readonly Change[], now: number): boolean {
    const patch = Object.fromEntries(changes.map(({ path, value }) => [path.join('/'), value]))
    return this.decide(tree, auth, (rules) => rules.update('/', patch, now))
  }

  private decide(tree: Tree, auth: RulesAuth | null, ask: (rules: RulesDatabase) => Verdict): boolean {
    // The tree is immutable, so the same object means the same content.
    if (this.known?.tree !== tree) this.known = undefined
    try {
      this.known ??= { tree, database: database(this.ruleset, tree) }
      return ask(this.known.database.as(auth)).allowed
    } catch {
      return false
    }
  }
}
