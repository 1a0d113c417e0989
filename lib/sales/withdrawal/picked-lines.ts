/** A line of an order, and how many of its pieces were picked. */
export type PickedLine = { title: string; quantity: number }

/** The picked goods as forms send them, a line for each; long titles are cut to fit the field. */
export function pickedText(lines: readonly PickedLine[], mostCharacters: number): string {
  const whole = lines.map(({ quantity, title }) => `${quantity} × ${title}`)
  if (whole.join('\n').length <= mostCharacters) return whole.join('\n')
  // a line ends with its break, or the field
  const share = Math.floor((mostCharacters + 1) / lines.length) - 1
  return whole.map((line) => (line.length > share ? `${line.slice(0, share - 1)}…` : line)).join('\n')
}

/** The text of a field after other goods were picked: what somebody typed beside them stays. */
export function replacePicked(text: string, before: string, after: string): string {
  const parts = before && text.includes(before) ? text.split(before) : ['', text]
  const typed = parts.map((part) => part.trim()).filter(Boolean)
  return [after, ...typed].filter(Boolean).join('\n')
}
