import 'server-only'
import type pg from 'pg'

type Kind = {
  table: string
  /** The migration that made the table: the database of an older backup has neither. */
  migration: string
  id: string
  /** When the row was written; its file follows. */
  since: string
  prefix: string
  servedBy: string
  /** The round of `background.ts` that deletes files without a row. */
  deletedBy: string
}

/** Every kind of file in the store of uploads, all of them WebP: backup, restore, drill and the check of the store go by this list. */
export const storedFiles = {
  uploadedPicture: {
    table: 'uploaded_picture',
    migration: '20261121083000_uploaded_pictures',
    id: 'hash',
    since: 'uploaded_at',
    prefix: '',
    servedBy: 'app/media/photo/[file]/route.ts',
    deletedBy: 'clearUnusedPictures',
  },
  complaintPicture: {
    table: 'complaint_picture',
    migration: '20261122310000_complaint',
    id: 'id',
    since: 'created_at',
    prefix: 'complaint-',
    servedBy: 'app/api/complaints/pictures/[id]/route.ts',
    deletedBy: 'clearUnsent',
  },
} as const satisfies Record<string, Kind>
export type StoredFileKind = keyof typeof storedFiles

declare const ofList: unique symbol
/** The name of a file in the store, made by `storedFileName` or read by `parseStoredFileName`. */
export type StoredFileName = string & { readonly [ofList]: true }

const ID = '[0-9a-f-]{32,36}'
const NAME = new RegExp(
  `^(?:${Object.values(storedFiles)
    .map(({ prefix }) => prefix)
    .join('|')})${ID}\\.webp$`,
)
/** An upload may take this long between its row and its file. */
const UPLOADED_WITHIN = '15 minutes'

export const storedFileName = (kind: StoredFileKind, id: string): StoredFileName =>
  `${storedFiles[kind].prefix}${id}.webp` as StoredFileName

/** The name of a stored file; null for any other text, such as a path. */
export const parseStoredFileName = (text: string): StoredFileName | null =>
  NAME.test(text) ? (text as StoredFileName) : null

type Queryable = Pick<pg.Client, 'query'>

/** The kinds that a database knows, by its migrations: a table that it should have and lacks is an error. */
async function kindsIn(database: Queryable): Promise<Kind[]> {
  const kinds: Kind[] = Object.values(storedFiles)
  const { rows } = await database.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE migration_name = ANY($1)',
    [kinds.map(({ migration }) => migration)],
  )
  return kinds.filter(({ migration }) => rows.some(({ name }) => name === migration))
}

const nameIn = ({ id, prefix }: Kind) => `'${prefix}' || ${id} || '.webp'`

/** The names of all files that rows of this database own. */
export async function ownedFiles(database: Queryable): Promise<StoredFileName[]> {
  const kinds = await kindsIn(database)
  if (kinds.length === 0) return []
  const { rows } = await database.query<{ name: StoredFileName }>(
    `${kinds.map((kind) => `SELECT ${nameIn(kind)} AS name FROM ${kind.table}`).join(' UNION ALL ')} ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Those of some files whose rows are still there and old enough. A deletion under way, file before row, is waited for. */
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
