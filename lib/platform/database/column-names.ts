/** What `toName` makes of each name, worked out once: the code has some hundred names, and a statement dozens. */
function rememberNames(toName: (name: string) => string): (name: string) => string {
  const names = new Map<string, string>()
  return (name) => {
    const remembered = names.get(name)
    if (remembered !== undefined) return remembered
    const made = toName(name)
    names.set(name, made)
    return made
  }
}

/** The column of a field: `is_own_email` of `isOwnEmail`. Tables are called the same way. */
export const columnName = rememberNames((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

export const fieldName = rememberNames((column) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
)
