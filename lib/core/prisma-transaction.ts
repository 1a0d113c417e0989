import 'server-only'
import { type CompiledQuery, type DatabaseConnection, Kysely } from 'kysely'
import type { Prisma } from '@/prisma/generated/client'
import { fieldName } from './column-names'
import { db } from './db'
import { dialectOver, type Query, type Transaction } from './query'
import { withPatience } from './transaction'

// For the catalogue, whose writes are Prisma's transactions. What they share with other domains goes through
// `statementsIn`.

export type PrismaTransaction = Prisma.TransactionClient

/** `transaction` for work that Prisma's client does. */
export const prismaTransaction = <T>(work: (tx: PrismaTransaction) => Promise<T>): Promise<T> =>
  withPatience(() => db().$transaction(work, { maxWait: 10_000, timeout: 10_000 }))

/** Statements within a transaction of either kind. */
export const statementsIn = (tx: Transaction | PrismaTransaction): Query =>
  '$queryRawUnsafe' in tx ? new Kysely({ dialect: dialectOver(async () => connectionOf(tx)) }) : tx

const connectionOf = (tx: PrismaTransaction): DatabaseConnection => ({
  executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
    const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(sql, ...parameters)
    const named: unknown[] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldName(column), value])),
    )
    return { rows: named as Row[] }
  },
  streamQuery: () => {
    throw new Error('Not within a transaction of Prisma')
  },
})
