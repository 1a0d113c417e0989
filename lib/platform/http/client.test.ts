import { expect, test, vi } from 'vitest'
import { call, waitMinutes } from './client'

const answerWith = (body: BodyInit, status = 200) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
  )
const failure = () =>
  call('GET /api/session', { context: 'Failed to do a thing' }).catch((error: unknown) => error)

test('an answer that breaks off in the middle is reported as unanswered', async () => {
  answerWith('{"id":"K7M2Q', 201)
  expect(await failure()).toMatchObject({ name: 'CallError', code: 'network', status: 0 })
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
  answerWith(broken)
  expect(await failure()).toMatchObject({ name: 'CallError', code: 'network' })
})

test('a refusal is told with its code and fields, and its context for the log', async () => {
  answerWith('{"code":"invalid","errors":[{"path":"phone","code":"incorrect_phone_number"}]}', 422)
  expect(await failure()).toMatchObject({
    message: expect.stringMatching(/^Failed to do a thing\. Status: 422/),
    code: 'invalid',
    fields: [{ path: 'phone', code: 'incorrect_phone_number' }],
  })
})

test('an answer that there were too many says for how many minutes, begun ones counted whole', async () => {
  const tooMany = (headers: Record<string, string>) =>
    vi.stubGlobal('fetch', async () => Response.json({ code: 'too_many_requests' }, { status: 429, headers }))
  tooMany({ 'retry-after': '61' })
  expect(waitMinutes(await failure())).toBe(2)
  tooMany({})
  expect(waitMinutes(await failure())).toBeNull()
  answerWith('{"code":"unavailable"}', 503)
  expect(waitMinutes(await failure())).toBeNull()
})
