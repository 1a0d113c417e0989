const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of LIKE for what holds a text, whatever signs the text has. */
export const likeContaining = (text: string): string => `%${escaped(text)}%`

/** The pattern of LIKE for what begins with a text. */
export const likeStartingWith = (text: string): string => `${escaped(text)}%`
