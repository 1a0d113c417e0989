import { readFile } from 'node:fs/promises'

export type Count = { passed: number; failed: number }

/** Counts a run without a failed test that failed nevertheless (a file did not load, for example) as one failure. */
function toCount(ok: boolean, passed: number, failed: number): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

export async function countVitest(report: string, ok: boolean): Promise<Count> {
  const { numPassedTests = 0, numFailedTests = 0 } = await read<{
    numPassedTests?: number
    numFailedTests?: number
  }>(report)
  return toCount(ok, numPassedTests, numFailedTests)
}

export async function countJourneys(report: string, ok: boolean): Promise<Count> {
  const { stats } = await read<{ stats?: { expected: number; unexpected: number; flaky: number } }>(report)
  return toCount(ok, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
}

async function read<Report>(file: string): Promise<Partial<Report>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}
