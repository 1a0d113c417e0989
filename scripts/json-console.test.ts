import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = `
  console.log('\\u001b[1m▲ Next.js\\u001b[0m')
  console.log('')
  console.error('\\u001b[31m⨯\\u001b[39m', Object.assign(new Error('no page'), { digest: '123', row: { email: 'a@b.pl' } }))
  console.warn('%s of %d', 'one', 2)
  process.emitWarning('old')
`
const forRequest = `
  import { requestStates } from './lib/platform/runtime/request-state.ts'
  requestStates().run({ id: 'a-request', beganAt: 0 }, () => console.error('failed'))
`

test('the console output of Next and Node becomes JSON lines without the properties of errors', async () => {
  const args = ['--import', './scripts/json-console.mjs', '-e', script]
  const { LOG_LEVEL: _, ...env } = process.env
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env })
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 30, console: '▲ Next.js', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    { level: 50, console: expect.stringMatching(/^⨯ Error: no page\n +at /), digest: '123' },
    { level: 40, console: 'one of 2' },
    { level: 40, console: expect.stringMatching(/^Warning: old/) },
  ])
  expect(stdout).not.toContain('a@b.pl')
  expect(stderr).toBe('')
})

test('what Next writes to the console for a request has the id of the request', async () => {
  const args = [
    '--import',
    'tsx',
    '--import',
    './scripts/json-console.mjs',
    '--input-type=module',
    '-e',
    forRequest,
  ]
  const { LOG_LEVEL: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(JSON.parse(stdout)).toMatchObject({ level: 50, console: 'failed', requestId: 'a-request' })
})
