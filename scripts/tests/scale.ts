import { debianProgram } from '@/local/debian-package'
import { runSession } from '../session'
import { runVitest, startTestStack } from './test-shop'

const LIMIT_MINUTES = 20

/** Several servers of the shop behind nginx, on PostgreSQL with a replica: `scale/` tests them and prints figures. */
await runSession(async (session) => {
  // Says what is missing before anything is built.
  await debianProgram('nginx', ['nginx'])
  await debianProgram('wrk', ['wrk', 'libluajit-5.1-2', 'libluajit-5.1-common'])
  const env = { ...process.env, ...(await startTestStack(session)) }
  const args = ['--config', 'scale/vitest.config.ts', ...process.argv.slice(2)]
  const { ok } = await runVitest(args, { env, limitMinutes: LIMIT_MINUTES })
  return ok ? 0 : 1
})
