import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

let watchdog: ChildProcess | undefined
const running = new Set<ChildProcess>()

/**
 * Starts a process in its own process group, so that Ctrl-C in a terminal does not reach it and the stack can stop its
 * parts in order. A watchdog ends it even if this process is killed with SIGKILL.
 */
export function spawnWatched(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true, windowsHide: true })
  const { pid } = child
  if (pid !== undefined) {
    tellWatchdog(`+${pid}\n`)
    running.add(child)
    child.once('exit', () => {
      running.delete(child)
      tellWatchdog(`-${pid}\n`)
    })
  }
  return child
}

function tellWatchdog(line: string): void {
  if (!watchdog) {
    const script = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))
    watchdog = spawn(process.execPath, [script], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      windowsHide: true,
      // The watchdog of a debugged process must not be debugged too.
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    watchdog.unref()
    // The pipe must not keep this process alive, and a killed watchdog must not end this process.
    const pipe = watchdog.stdin as (NodeJS.WritableStream & { unref?: () => void }) | null
    pipe?.unref?.()
    pipe?.on('error', () => {})
  }
  watchdog.stdin?.write(line)
}

/** A program that runs until it is stopped, by each of the signals in turn. */
export function startPart(
  command: string,
  args: string[],
  options: SpawnOptions,
  { signals, patienceMs }: { signals: NodeJS.Signals[]; patienceMs: number },
) {
  const child = spawnWatched(command, args, options)
  const words = lastWords(child)
  let stopping = false
  /** Resolves with the end of its error output when it ends unexpectedly. */
  const crashed = new Promise<string>((settle) => {
    child.once('close', () => {
      if (!stopping) settle(words())
    })
  })
  const stop = async () => {
    stopping = true
    await endChild(child, signals, patienceMs)
  }
  return { child, words, crashed, stop }
}

/** Sends each signal in turn until the child ends, waiting up to `patienceMs` after each. */
export async function endChild(
  child: ChildProcess,
  signals: NodeJS.Signals[],
  patienceMs: number,
): Promise<void> {
  for (const signal of signals) {
    if (hasExited(child) || child.pid === undefined) return
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    await Promise.race([exited, sleep(patienceMs, undefined, { ref: false })])
  }
}

type RunOptions = SpawnOptions & { show?: boolean; limitMinutes?: number }

/** Runs a command to its end and returns its output. */
export async function run(
  command: string,
  args: string[],
  { show = false, limitMinutes = 60, ...rest }: RunOptions = {},
) {
  const child = spawnWatched(command, args, { ...rest, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      if (show) process.stdout.write(chunk)
      output += chunk
    })
  }
  const limit = setTimeout(() => {
    const words = `Ended because it took longer than ${limitMinutes} minutes.\n`
    output += words
    if (show) process.stdout.write(words)
    void endChild(child, ['SIGINT', 'SIGKILL'], 5_000)
  }, limitMinutes * 60_000)
  return new Promise<{ ok: boolean; output: string }>((settle) => {
    child.once('error', (error) => settle({ ok: false, output: error.message }))
    child.once('close', (code) => settle({ ok: code === 0, output: output.trim() }))
  }).finally(() => clearTimeout(limit))
}

/** Collects the end of a child's standard error, for error messages. */
export function lastWords(child: ChildProcess): () => string {
  let text = ''
  child.on('error', (error) => {
    text += error.message
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-8_000)
  })
  return () => text
}

/** Ends all running children, last started first. */
export async function endAllChildren(): Promise<void> {
  for (const child of [...running].reverse()) await endChild(child, ['SIGINT', 'SIGQUIT', 'SIGKILL'], 5_000)
}

export const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null
