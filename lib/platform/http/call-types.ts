/** The table of all calls as a type, whose member `lib/site/calls.ts` declares: the browser's client loads none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds the member
export interface CallRegister {}
type Table = CallRegister extends { calls: infer T } ? T : never

export type CallName = keyof Table & string
type Types = { query: unknown; body: unknown; answer: unknown }
type TypesOf<N extends CallName> = Table[N] extends { types?: infer T extends Types | undefined }
  ? NonNullable<T>
  : never

/** The names in brackets, in their order. */
export type NamesIn<Name> = Name extends `${string}[${infer First}]${infer Rest}`
  ? [First, ...NamesIn<Rest>]
  : []
type Params<N> = NamesIn<N> extends [] ? undefined : Record<NamesIn<N>[number], string | number>
/** A field that may be left out where all of its own may, and that a call without a schema does not have. */
type Field<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** What a call is given: params of its path, and query and body as their schemas read them. */
export type CallInput<N extends CallName> = Field<'params', Params<N>> &
  Field<'query', TypesOf<N>['query']> &
  Field<'body', TypesOf<N>['body'] | (TypesOf<N>['body'] extends undefined ? never : URLSearchParams)>

type InJson<T> = T extends Date ? string : T extends object ? { [K in keyof T]: InJson<T[K]> } : T
/** What a call answers; money is in PLN, or in grosze where the client reads prices. */
export type CallAnswer<N extends CallName> = InJson<TypesOf<N>['answer']>
