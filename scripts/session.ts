import { LocalError } from '@/local/local-error'
import { endAllChildren } from '@/local/processes'

type Stoppable = { stop: () => Promise<void> }

export type Session = {
  /** Has the part stopped when the script ends, what came last first. */
  keep: <T extends Stoppable>(part: T) => T
  /** Settles when the script is asked to stop: by Ctrl-C, by a signal or by the end of whoever started it. */
  interrupted: Promise<void>
}

/** Runs a script to its exit code. Its failures are sentences, and it leaves no process behind. */
export async function runSession(
  script: (session: Session) => Promise<number>,
  { interruptedCode = 0 } = {},
): Promise<never> {
  const parts: Stoppable[] = []
  let ending = false
  let interrupt = () => {}
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => interrupt())

  const keep = <T extends Stoppable>(part: T): T => {
    parts.push(part)
    return part
  }
  const finished = script({ keep, interrupted }).catch((error: unknown) => {
    // What an interrupted script still says is about children that were ended below.
    if (!ending) console.error(error instanceof LocalError ? error.message : error)
    return 1
  })
  const code = await Promise.race([finished, interrupted.then(() => interruptedCode)])
  ending = true
  for (const part of parts.reverse()) await part.stop()
  await endAllChildren()
  process.exit(code)
}
