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
  let entry: unknown
  try {
    entry = JSON.parse(line)
  } catch {}
  if (typeof entry !== 'object' || entry === null) return [`no JSON: ${line}`]
  const { method, requestId }: { method?: string; requestId?: string } = entry
  return [
    ...(method !== undefined && !requestId ? [`no request id: ${line}`] : []),
    ...personal.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${what}: ${line}`),
    ...probes.filter((probe) => line.includes(probe)).map((probe) => `'${probe}': ${line}`),
  ]
}
