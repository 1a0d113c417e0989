declare module 'targaryen' {
  type Verdict = { readonly allowed: boolean }

  export type RulesDatabase = {
    as: (auth: object | null) => RulesDatabase
    read: (path: string, options: { now: number; query: object }) => Verdict
    write: (path: string, value: unknown, options: { now: number }) => Verdict
    update: (path: string, patch: Record<string, unknown>, now: number) => Verdict
  }
  export type Ruleset = { readonly root: object }

  /** Throws when Firebase would reject the rules. */
  export function ruleset(rules: object): Ruleset
  export function database(rules: Ruleset, data: unknown): RulesDatabase
}

declare module 'targaryen/lib/parser/string-methods.js' {
  const methods: { endsWith: (text: string, ending: unknown) => boolean }
  export = methods
}
