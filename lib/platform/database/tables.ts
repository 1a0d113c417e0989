import type { ColumnType } from 'kysely'
import type { Prisma } from '@/prisma/generated/client'

// The tables as statements see them, drawn from prisma/schema.prisma: the names of its fields, which `columnName` turns
// into those of the columns. A field that is renamed there does not compile here.

type Models = Prisma.TypeMap['model']
type Values<Model extends keyof Models> = Models[Model]['payload']['scalars']
/** The fields of a new row; those with a default are optional. */
type NewRow<Model extends keyof Models> = Exclude<
  Models[Model]['operations']['createMany']['args']['data'],
  readonly unknown[]
>

/** As `parsers` of `query.ts` read it: no amount of the shop comes near 2^53. */
type Read<Value> = Value extends bigint | Prisma.Decimal ? number : Value
/** JSON is written as text: the driver would take a list for an array of PostgreSQL. */
type Written<Value> = Prisma.JsonValue extends Value ? string | null : Exact<Value>
type Exact<Value> = Value extends Prisma.Decimal ? number | string : Read<Value>

type Column<Value, HasDefault> = ColumnType<
  Read<Value>,
  HasDefault extends true ? Written<Value> | undefined : Written<Value>,
  Written<Value>
>

type HasDefault<Row, Name> = Name extends keyof Row
  ? Record<string, never> extends Pick<Row, Name>
    ? true
    : false
  : true

export type Tables = {
  [Model in keyof Models as Uncapitalize<Model>]: {
    [Name in keyof Values<Model>]: Column<Values<Model>[Name], HasDefault<NewRow<Model>, Name>>
  }
}
