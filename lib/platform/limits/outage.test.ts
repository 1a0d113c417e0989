import { expect, test } from 'vitest'
import { setUpDemo } from '@/lib/platform/runtime/testing'
import { consume } from './service'

setUpDemo({ DATABASE_URL: 'postgresql://shop:shop@127.0.0.1:1/shop', LIMITS: 'signInFailures=3/600' })

test('while the database is down each server counts by itself', async () => {
  for (let i = 0; i < 3; i++) await consume(['signInFailures', 'somebody'])
  await expect(consume(['signInFailures', 'somebody'])).rejects.toMatchObject({
    code: 'too_many_requests',
    headers: { 'retry-after': expect.stringMatching(/^(600|59\d)$/) },
  })
  await consume(['signInFailures', 'somebody else'])
})
