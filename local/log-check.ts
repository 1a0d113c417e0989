import { readFile } from 'node:fs/promises'

/** What no log line may contain: e-mail addresses, identity tokens, session cookies, and data entered by the run. */
const personal: [what: string, pattern: RegExp][] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i],
  ['a token', /eyJ[\w-]{10,}\.[\w-]*/],
  ['a session cookie', /session=\w/],
  ['a phone number', /\+48[\d -]{9,}/],
]
const SHOWN = 20

/**
 * Reads a server's log and returns its faults: lines that are not JSON, request lines without an id, and personal data.
 * `probes` are names, streets and the like that were entered during the run.
 */
export async function faultsOfLog(file: string, probes: string[]): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  if (lines.length === 0) return [`${file} is empty`]
  return lines.flatMap((line) => faultsOfLine(line, probes)).slice(0, SHOWN)
}

function faultsOfLine(line: string, probes: string[]): string[] {
  const faults: string[] = []
  const entry = parse(line)
  if (!entry) return [`no JSON: ${line}`]
  if ('method' in entry && !entry.requestId) faults.push(`no request id: ${line}`)
  for (const [what, pattern] of personal) if (pattern.test(line)) faults.push(`${what}: ${line}`)
  for (const probe of probes) if (line.includes(probe)) faults.push(`'${probe}': ${line}`)
  return faults
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null ? { ...entry } : null
  } catch {
    return null
  }
}
