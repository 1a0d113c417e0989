// Ends the processes of a stack that was killed (with SIGKILL, for example) before it could end them itself. The pipe
// on standard input closes when the stack ends, however it ends.
import { createInterface } from 'node:readline'

const ESCALATION = [
  { signal: 'SIGINT', patienceMs: 8_000 },
  { signal: 'SIGQUIT', patienceMs: 3_000 },
  { signal: 'SIGKILL', patienceMs: 1_000 },
]

const watched = new Set()

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) watched.add(pid)
    else watched.delete(pid)
  })
  .on('close', async () => {
    // Last started first, because later processes depend on earlier ones.
    for (const pid of [...watched].reverse()) await end(pid)
    process.exit(0)
  })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

async function end(pid) {
  for (const { signal, patienceMs } of ESCALATION) {
    send(pid, signal)
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      if (!send(pid, 0)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Signals the process group that each watched process leads; Windows has no process groups. */
function send(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
    return true
  } catch {
    return false
  }
}
