/** The names of values and tags that an ICU message asks for, sorted. Throws on unbalanced braces. */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  const end = readText(message.replaceAll("''", '').replace(/'[{}<>][^']*'?/g, ''), 0, names)
  if (end.unclosed) throw new Error(`Unbalanced braces: ${message}`)
  return [...names].sort()
}

type End = { at: number; unclosed: boolean }

/** Words until the brace that closes them, or until the end of the message. */
function readText(text: string, start: number, names: Set<string>, inside = false): End {
  let at = start
  while (at < text.length) {
    const tag = /^<\/?(\w+)\s*\/?>/.exec(text.slice(at))
    if (tag?.[1]) {
      names.add(tag[1])
      at += tag[0].length
    } else if (text[at] === '{') {
      const end = readArgument(text, at + 1, names)
      if (end.unclosed) return end
      at = end.at
    } else if (text[at] === '}') {
      return { at: at + 1, unclosed: !inside }
    } else {
      at++
    }
  }
  return { at, unclosed: inside }
}

/** `name}`, `name, number}` or `name, plural, one {…} other {…}}`: each branch holds words again. */
function readArgument(text: string, start: number, names: Set<string>): End {
  const name = /^\s*(\w+)\s*/.exec(text.slice(start))
  if (!name?.[1]) return { at: start, unclosed: true }
  names.add(name[1])
  let at = start + name[0].length
  while (at < text.length) {
    if (text[at] === '}') return { at: at + 1, unclosed: false }
    if (text[at] === '{') {
      const end = readText(text, at + 1, names, true)
      if (end.unclosed) return end
      at = end.at
    } else {
      at++
    }
  }
  return { at, unclosed: true }
}
