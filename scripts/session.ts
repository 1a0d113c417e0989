import { LocalError } from '@/local/local-error'
import { endAllChildren } from '@/local/processes'

type Stoppable = { stop: () => Promise<void> }

export type Session = {
  /** Registers a part to be stopped when the script ends; the last registered part is stopped first. */
  keep: <T extends Stoppable>(part: T) => T
}

/** Runs a script and sets its exit code. Prints its failures as sentences and stops every process that it started. */
export async function runSession(
  script: (session: Session) => Promise<number>,
  { interruptedCode = 130 } = {},
): Promise<never> {
  const parts: Stoppable[] = []
  let ending = false
  let interrupt = () => {}
  /** By Ctrl-C, by a signal, or because the process that started it has ended. */
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => interrupt())

  const keep = <T extends Stoppable>(part: T): T => {
    parts.push(part)
    return part
  }
  const finished = script({ keep }).catch((error: unknown) => {
    // An interrupted script fails because its children were ended; that failure is not reported.
    if (!ending) console.error(error instanceof LocalError ? error.message : error)
    return 1
  })
  const code = await Promise.race([finished, interrupted.then(() => interruptedCode)])
  ending = true
  for (const part of parts.reverse()) await part.stop()
  await endAllChildren()
  process.exit(code)
}
