// What the installation's timer finds out about the release that runs, noted for the page of the shop's health:
//   npm run newest-release -- VERSION · npm run weaknesses -- FILE_OR_FOLDER… · either with --failed REASON
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { variable } from '@/lib/core/runtime/env'
import { noteFailure, noteSuccess } from '@/lib/jobs/service'
import { newerRelease } from '@/lib/releases/newer'
import { isSevere, type OsvRecord, recordsIn, weaknessesOf } from '@/lib/releases/weaknesses'
import { RELEASE_JOB, WEAKNESSES_JOB } from '@/lib/shop-health/release-readings'
import manifest from '@/package.json'

const NAMED = 5

const Bill = z.object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { failed: { type: 'string' } },
  })
  const [command, ...given] = positionals
  if (existsSync('.env')) process.loadEnvFile('.env')
  const job = command === 'newest' ? RELEASE_JOB : WEAKNESSES_JOB
  if (values.failed !== undefined) {
    await noted((database) => noteFailure(job, values.failed, database))
  } else if (command === 'newest' && given[0]) {
    const [newest] = given
    await noted((database) => noteSuccess(RELEASE_JOB, { newest }, database))
    const newer = newerRelease({ newest }, manifest.version)
    console.log(
      newer ? `${newer} is out; ${manifest.version} runs` : `${manifest.version} is the newest release`,
    )
  } else if (command === 'weaknesses' && given.length > 0) {
    await compareWeaknesses(given)
  } else {
    throw new Error('Usage: newest-release VERSION, or weaknesses FILE_OR_FOLDER…, or either --failed REASON')
  }
}

async function compareWeaknesses(paths: string[]): Promise<void> {
  if (!existsSync('sbom.json'))
    throw new Error('sbom.json is missing here: in a checkout, npm run --silent sbom > sbom.json')
  const { components } = Bill.parse(JSON.parse(await readFile('sbom.json', 'utf8')))
  const records = (await Promise.all(paths.map(recordsAt))).flat()
  if (records.length === 0) throw new Error('There is no record of a weakness in what was named.')
  const found = weaknessesOf(components, records)
  const lines = found.map(({ name, version, id }) => `${name} ${version} (${id})`)
  const details = {
    version: manifest.version,
    count: found.length,
    isSevere: found.some(isSevere),
    named: lines.slice(0, NAMED).join(', '),
  }
  // A checkout has no database to note it in.
  if (process.env.DATABASE_URL) await noted((database) => noteSuccess(WEAKNESSES_JOB, details, database))
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

async function noted(note: (database: pg.Client) => Promise<void>): Promise<void> {
  const database = new pg.Client({
    connectionString: variable('DATABASE_URL'),
    connectionTimeoutMillis: 10_000,
  })
  await database.connect()
  await note(database).finally(() => database.end())
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
