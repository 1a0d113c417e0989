import 'server-only'
import type pg from 'pg'

type Kind = {
  table: string
  /** The column that tells the files of a kind apart. */
  id: string
  /** When the row was written; its file follows. */
  since: string
  /** What stands before the id in a file's name; behind it stands `.webp`. */
  prefix: string
}

/**
 * Every kind of file in the store of uploads, with the table whose rows own the files. Backup, restore, drill and the
 * check of the store go by this list, and the store takes no name that was not made from it.
 */
export const storedFiles = {
  uploadedPicture: { table: 'uploaded_picture', id: 'hash', since: 'uploaded_at', prefix: '' },
  complaintPicture: { table: 'complaint_picture', id: 'id', since: 'created_at', prefix: 'complaint-' },
} as const satisfies Record<string, Kind>
export type StoredFileKind = keyof typeof storedFiles

declare const ofList: unique symbol
/** The name of a file in the store, made by `storedFileName` or read by `parseStoredFileName`. */
export type StoredFileName = string & { readonly [ofList]: true }

const SUFFIX = '.webp'
const ID = '[0-9a-f-]{32,36}'
const NAME = new RegExp(
  `^(?:${Object.values(storedFiles)
    .map(({ prefix }) => prefix)
    .join('|')})${ID}\\${SUFFIX}$`,
)
/** An upload may take this long between its row and its file. */
const UPLOADED_WITHIN = '15 minutes'

export const storedFileName = (kind: StoredFileKind, id: string): StoredFileName =>
  `${storedFiles[kind].prefix}${id}${SUFFIX}` as StoredFileName

/** The name of a stored file; null for any other text, such as a path. */
export const parseStoredFileName = (text: string): StoredFileName | null =>
  NAME.test(text) ? (text as StoredFileName) : null

type Queryable = Pick<pg.Client, 'query'>

/** The kinds whose table a database has: the one of an older backup may lack some. */
async function kindsIn(database: Queryable): Promise<Kind[]> {
  const kinds: Kind[] = Object.values(storedFiles)
  const { rows } = await database.query<{ exists: boolean }>(
    'SELECT to_regclass(name) IS NOT NULL AS exists FROM unnest($1::text[]) WITH ORDINALITY AS t (name, place) ORDER BY place',
    [kinds.map(({ table }) => table)],
  )
  return kinds.filter((_, index) => rows[index]?.exists)
}

const nameIn = ({ id, prefix }: Kind) => `'${prefix}' || ${id} || '${SUFFIX}'`

/** The names of all files that rows of this database own. */
export async function ownedFiles(database: Queryable): Promise<StoredFileName[]> {
  const kinds = await kindsIn(database)
  if (kinds.length === 0) return []
  const { rows } = await database.query<{ name: StoredFileName }>(
    `${kinds.map((kind) => `SELECT ${nameIn(kind)} AS name FROM ${kind.table}`).join(' UNION ALL ')} ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Those of some files that were not found and should have been: their rows are still there and old enough. A deletion
 * that is under way, file before row, is waited for.
 */
export async function lackingFiles(
  database: Queryable,
  names: readonly StoredFileName[],
): Promise<StoredFileName[]> {
  const lacking: StoredFileName[] = []
  if (names.length === 0) return lacking
  for (const kind of await kindsIn(database)) {
    const { rows } = await database.query<{ name: StoredFileName }>(
      `SELECT ${nameIn(kind)} AS name FROM ${kind.table}
       WHERE ${nameIn(kind)} = ANY($1) AND ${kind.since} < now() - interval '${UPLOADED_WITHIN}'
       ORDER BY 1 FOR SHARE`,
      [names],
    )
    lacking.push(...rows.map(({ name }) => name))
  }
  return lacking
}
