import { createHash } from 'node:crypto'
import { themeScript } from '@/lib/platform/browser/theme'

/** An inline script that browsers run; `type="application/ld+json"` is data and does not match. */
const inlineScript = /<script(?: id="[\w-]*")?>([\s\S]*?)<\/script>/g
/** Adjacent pieces of React's data. The inner loop is unrolled, because a piece may be 100 kB long. */
const adjacentPieces =
  /<script>self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\)<\/script>(?:<script>self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\)<\/script>)+/g
const between = '"])</script><script>self.__next_f.push([1,"'

/** The two lists that Next's own scripts read: React's data, and the chunks that the page starts with. */
const listPush =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/

/**
 * The code that React writes into pages: for forms submitted before hydration, the first paint, and streamed parts. A test
 * compares it with the `react-dom-server` inside Next.
 */
const reactCode = [
  { length: 364, hash: 'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=' },
  { length: 57, hash: 'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=' },
  { length: 193, hash: 'sha256-rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=' },
  { length: 829, hash: 'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=' },
  { length: 1105, hash: 'sha256-QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=' },
  { length: 201, hash: 'sha256-HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=' },
  { length: 200, hash: 'sha256-5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=' },
]
/** A call of one of those functions with text arguments only. */
const reactCall = /^\$R[A-Z]\((.*)\)$/s

export type AdmittedPage = {
  html: string
  /** Sources for a content security policy: `'sha256-…'`. */
  hashes: string[]
  /** Hashes of inline scripts that are not the framework's: the browser will not run them. */
  refused: string[]
}

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Allows the shop's own scripts and pure data by hash; adjacent data is merged, as each hash lengthens the header. */
export function admitInlineScripts(rendered: string): AdmittedPage {
  const html = rendered.replace(adjacentPieces, (pieces) => pieces.replaceAll(between, ''))
  const hashes = new Set<string>()
  const refused: string[] = []
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    const hash = hashOf(script)
    if (script === themeScript || isData(script) || isReactCode(script)) hashes.add(`'${hash}'`)
    else refused.push(hash)
  }
  return { html, hashes: [...hashes], refused }
}

function isData(script: string): boolean {
  const [, data] = listPush.exec(script) ?? []
  return data !== undefined && isJson(data)
}

function isReactCode(script: string): boolean {
  let rest = script
  const isNext = ({ length, hash }: { length: number; hash: string }) =>
    hashOf(rest.slice(0, length)) === hash
  for (let snippet = reactCode.find(isNext); snippet; snippet = reactCode.find(isNext))
    rest = rest.slice(snippet.length)
  const [, texts] = reactCall.exec(rest) ?? []
  return rest === '' || (texts !== undefined && isJson(`[${texts}]`))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
