import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '@/local/project'
import type { Row } from './rows'

const fileOf = (name: string) => join(PROJECT_ROOT, 'test-results', 'bench', `${name}.json`)

export async function writeReport(name: string, rows: Row[]): Promise<void> {
  const machine = {
    processors: availableParallelism(),
    gigabytes: Math.round(totalmem() / 1024 ** 3),
    load: loadavg(),
  }
  const file = fileOf(name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ date: new Date().toISOString(), machine, rows }, null, 2))
}

/** The rows of a bench; undefined when it did not come to its end. */
export async function readReport(name: string): Promise<Row[] | undefined> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text).rows
}

export const deleteReport = (name: string): Promise<void> => rm(fileOf(name), { force: true })
