const token =
  /<\?xml [^<>]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="(?:[^<>&"]|&(?:amp|lt|gt|quot|apos);)*")*)(\/?)>|((?:[^<>&]|&(?:amp|lt|gt|quot|apos);)+)/gy

/** Throws unless a text is well-formed XML. */
export function assertWellFormed(xml: string): void {
  const open: string[] = []
  let at = 0
  while (at < xml.length) {
    token.lastIndex = at
    const match = token.exec(xml)
    if (!match) throw new Error(`Not well-formed: ${xml.slice(at, at + 60)}`)
    const [whole, closes, opens, , empty] = match
    if (closes && open.pop() !== closes) throw new Error(`</${closes}> closes nothing`)
    if (opens && !empty) open.push(opens)
    at += whole.length
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> is never closed`)
}
