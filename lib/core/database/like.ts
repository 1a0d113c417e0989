const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern for rows that contain a text; special characters are escaped. */
export const likeContaining = (text: string): string => `%${escaped(text)}%`

/** The LIKE pattern for rows that start with a text. */
export const likeStartingWith = (text: string): string => `${escaped(text)}%`
