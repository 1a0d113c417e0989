import { execFile } from 'node:child_process'
import pg from 'pg'

/** Kills this process before the statement of this number, as a power cut would. Returns a count of the statements. */
export function dieBeforeStatement(dieBefore: string): () => number {
  let statements = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...statement: Parameters<typeof query>) {
    if (++statements === Number(dieBefore)) process.kill(process.pid, 'SIGKILL')
    return Reflect.apply(query, this, statement)
  } as typeof query
  return () => statements
}

/** Runs a file in a process of its own, which may die; what it printed, if it lived. */
export const runToDeath = (file: string, args: (string | number)[]) =>
  new Promise<string>((resolve) => {
    const command = ['--conditions=react-server', '--import', 'tsx', file, ...args.map(String)]
    execFile(process.execPath, command, { env: process.env }, (_error, stdout) => resolve(stdout.trim()))
  })
