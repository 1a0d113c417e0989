import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { RELEASE_JOB, WEAKNESSES_JOB } from '@/lib/office/shop-health/release-readings'
import { noteJobFailure, noteJobSuccess } from '@/lib/platform/jobs/service'
import {
  isSevere,
  newerRelease,
  type OsvRecord,
  recordsIn,
  weaknessesOf,
} from '@/lib/platform/releases/weaknesses'
import { LocalError } from '@/local/local-error'
import manifest from '@/package.json'
import { withDatabase } from './backup'

const NAMED = 5

const Bill = z.object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })

/** Notes the newest release that was found, or why none was. */
export async function newest(version: string | undefined, failed?: string): Promise<boolean> {
  if (failed !== undefined) await noteFailed(RELEASE_JOB, failed)
  else if (!version) return false
  else {
    await withDatabase((database) => noteJobSuccess(RELEASE_JOB, { newest: version }, database))
    const newer = newerRelease({ newest: version }, manifest.version)
    console.log(
      newer ? `${newer} is out; ${manifest.version} runs` : `${manifest.version} is the newest release`,
    )
  }
  return true
}

/** Notes which of the release's packages have a known weakness, or why they could not be compared. */
export async function weaknesses(paths: string[], failed?: string): Promise<boolean> {
  if (failed !== undefined) await noteFailed(WEAKNESSES_JOB, failed)
  else if (paths.length === 0) return false
  else await compareWeaknesses(paths)
  return true
}

const noteFailed = (job: string, reason: string) =>
  withDatabase((database) => noteJobFailure(job, reason, database))

async function compareWeaknesses(paths: string[]): Promise<void> {
  if (!existsSync('sbom.json'))
    throw new LocalError('sbom.json is missing here: in a checkout, npm run --silent sbom > sbom.json')
  const { components } = Bill.parse(JSON.parse(await readFile('sbom.json', 'utf8')))
  const records = (await Promise.all(paths.map(recordsAt))).flat()
  if (records.length === 0) throw new LocalError('There is no record of a weakness in what was named.')
  const found = weaknessesOf(components, records)
  const lines = found.map(({ name, version, id }) => `${name} ${version} (${id})`)
  const details = {
    version: manifest.version,
    count: found.length,
    isSevere: found.some(isSevere),
    named: lines.slice(0, NAMED).join(', '),
  }
  // A checkout has no database to note it in.
  if (process.env.DATABASE_URL)
    await withDatabase((database) => noteJobSuccess(WEAKNESSES_JOB, details, database))
  for (const [index, { severity, summary, fixed }] of found.entries())
    console.log(
      `${lines[index]} ${severity || 'severity unknown'}: ${summary}; fixed in ${fixed.join(', ') || 'nothing yet'}`,
    )
  console.log(
    `${components.length} packages, ${records.length} known weaknesses, ${found.length} of them here`,
  )
}

/** Of a file, or of all JSON files in a folder. */
async function recordsAt(path: string): Promise<OsvRecord[]> {
  if (!(await stat(path)).isDirectory()) return recordsIn(await readFile(path, 'utf8'))
  const records: OsvRecord[] = []
  for (const name of await readdir(path))
    if (name.endsWith('.json')) records.push(...recordsIn(await readFile(join(path, name), 'utf8')))
  return records
}
