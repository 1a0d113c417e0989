import { beforeEach, expect, test, vi } from 'vitest'

/** What the client asks for, in order. */
const asked: string[] = []
let isRefusing = false
vi.mock('@/lib/platform/http/client', () => ({
  call: async (name: string, { body }: { body: { granted: boolean } }) => {
    asked.push(`${name} ${body.granted}`)
    if (isRefusing) throw new Error('no answer')
    return null
  },
}))
vi.mock('@/lib/platform/identity/firebase/firebase-client', () => ({
  identityConfig: async () => ({ measurementId: 'G-TEST' }),
  analytics: async () => {
    asked.push('analytics')
    const setAnalyticsCollectionEnabled = (_: object, isOn: boolean) => void asked.push(`counting ${isOn}`)
    return { sdk: { setAnalyticsCollectionEnabled }, start: () => ({}) }
  },
}))

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

beforeEach(() => {
  stored.clear()
  asked.length = 0
  isRefusing = false
  vi.resetModules()
})
const client = () => import('./client')
const expectAsked = (what: string[]) => expect.poll(() => asked).toEqual(what)

test('a consent is recorded before the code that counts is asked for, and once', async () => {
  const { giveConsent, applyConsent } = await client()
  expect(asked).toEqual([])
  giveConsent('granted', 'pl')
  await applyConsent('granted', 'pl')
  await expect.poll(() => asked).toContain('counting true')
  expect(asked.filter((each) => each.startsWith('POST'))).toEqual(['POST /api/consent true'])
  expect(asked[0]).toBe('POST /api/consent true')
})

test('a consent that could not be recorded counts nothing, and is recorded at the next page', async () => {
  isRefusing = true
  const { giveConsent, applyConsent } = await client()
  giveConsent('granted', 'pl')
  await expectAsked(['POST /api/consent true'])
  isRefusing = false
  await applyConsent('granted', 'pl')
  expect(asked).toEqual(['POST /api/consent true', 'POST /api/consent true', 'analytics', 'counting true'])
})

test('a withdrawal is recorded under the same number; a refusal alone leaves no record', async () => {
  const { giveConsent, applyConsent } = await client()
  await applyConsent('refused', 'pl')
  expect(asked).toEqual([])
  giveConsent('granted', 'pl')
  await expectAsked(['POST /api/consent true', 'analytics', 'counting true'])
  const [visitor] = stored.get('trakt-consent-record')?.split(' ') ?? []
  giveConsent('refused', 'pl')
  await expect.poll(() => asked.slice(-2)).toEqual(['counting false', 'POST /api/consent false'])
  await expect.poll(() => stored.get('trakt-consent-record')).toBe(`${visitor} refused`)
})
