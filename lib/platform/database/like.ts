import { sql } from 'kysely'

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export const likeContaining = (text: string): string => `%${escapeLike(text)}%`

/** The LIKE pattern for rows that start with a text. */
export const likeStartingWith = (text: string): string => `${escapeLike(text)}%`

/** The pattern for what contains a text as `search_key` simplifies it, whatever characters the text has. */
export const likeContainingKey = (text: string) =>
  sql<string>`'%' || replace(replace(replace(search_key(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
