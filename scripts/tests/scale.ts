import { debianProgram } from '@/local/debian-package'
import { run } from '@/local/processes'
import { packageFile } from '@/local/project'
import { runSession } from '../session'
import { startTestStack } from './test-shop'

const LIMIT_MINUTES = 20

/** Several servers of the shop behind nginx, on PostgreSQL with a replica: `scale/` tests them and prints figures. */
await runSession(
  async (session) => {
    // Says what is missing before anything is built.
    await debianProgram('nginx', ['nginx'])
    await debianProgram('wrk', ['wrk', 'libluajit-5.1-2', 'libluajit-5.1-common'])
    const environment = await startTestStack(session)
    const { ok } = await run(
      process.execPath,
      [
        packageFile('vitest', 'vitest.mjs'),
        'run',
        '--config',
        'scale/vitest.config.ts',
        ...process.argv.slice(2),
      ],
      { env: { ...process.env, ...environment }, show: true, limitMinutes: LIMIT_MINUTES },
    )
    return ok ? 0 : 1
  },
  { interruptedCode: 130 },
)
