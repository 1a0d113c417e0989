import { beforeEach, expect, test, vi } from 'vitest'

const calls: { what: string; answer: (value: unknown) => void; fail: () => void }[] = []
vi.mock('@/lib/platform/http/client', () => ({
  call: (what: string, options?: { body: { tire: string | null } }) =>
    new Promise((answer, refuse) =>
      calls.push({
        what: [what, options?.body.tire].filter(Boolean).join(' '),
        answer,
        fail: () => refuse(new Error('no answer')),
      }),
    ),
}))

const car = (tire: string | null) => ({
  path: 'suzuki/jimny-jb74',
  name: 'Suzuki Jimny JB74 (2018–)',
  model: 'Jimny',
  tire,
  offset: null,
  axleLoad: null,
})
const GET = 'GET /api/account/car'
const PUT = 'PUT /api/account/car'

let keeping: typeof import('./keeping')
let here: () => string | null | undefined
/** All calls until now. */
async function asked(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve))
  return calls.map(({ what }) => what)
}

beforeEach(async () => {
  calls.length = 0
  vi.resetModules()
  keeping = await import('./keeping')
  const { myCarStore, parseMyCar } = await import('./store')
  here = () => parseMyCar(myCarStore.read())?.tire
})

test('an account has the last of several choices, however long the first one takes', async () => {
  keeping.chooseMyCar(car(null), 'in')
  keeping.chooseMyCar(car('195/80R15'), 'in')
  expect(await asked()).toEqual([PUT])
  calls[0]?.answer({})
  expect(await asked()).toEqual([PUT, `${PUT} 195/80R15`])
})

test('a choice goes out although the call before it failed', async () => {
  keeping.chooseMyCar(car('195/80R15'), 'in')
  keeping.chooseMyCar(null, 'in')
  await asked()
  calls[0]?.fail()
  expect(await asked()).toEqual([`${PUT} 195/80R15`, 'DELETE /api/account/car'])
})

test('a car that was chosen before it was known who is signed in replaces the one of the account', async () => {
  keeping.chooseMyCar(car('195/80R15'), 'loading')
  void keeping.compareWithAccount('in')
  expect(await asked()).toEqual([`${PUT} 195/80R15`])
})

test('so does one that was chosen while a tab that has compared them loads another page', async () => {
  void keeping.compareWithAccount('in')
  await asked()
  calls[0]?.answer(null)
  await asked()
  keeping.chooseMyCar(car('195/80R15'), 'loading')
  void keeping.compareWithAccount('in')
  expect(await asked()).toEqual([GET, `${PUT} 195/80R15`])
})

test('a car that was chosen while the account is asked for its own stays', async () => {
  const compared = keeping.compareWithAccount('in')
  await asked()
  keeping.chooseMyCar(car('195/80R15'), 'in')
  calls[0]?.answer(car('215/75R15'))
  await compared
  expect(here()).toBe('195/80R15')
  expect(await asked()).toEqual([GET, `${PUT} 195/80R15`])
})

test('the car of an account comes into a browser, once in a tab', async () => {
  const compared = keeping.compareWithAccount('in')
  await asked()
  calls[0]?.answer(car('215/75R15'))
  await compared
  expect(here()).toBe('215/75R15')
  await keeping.compareWithAccount('in')
  expect(await asked()).toEqual([GET])
})

test('an account without a car gets the one of the browser', async () => {
  keeping.chooseMyCar(car('195/80R15'), 'out')
  void keeping.compareWithAccount('in')
  await asked()
  calls[0]?.answer(null)
  expect(await asked()).toEqual([GET, `${PUT} 195/80R15`])
})

test('a car that was chosen first and not kept is sent by the next page, and not replaced', async () => {
  keeping.chooseMyCar(car('195/80R15'), 'loading')
  const compared = keeping.compareWithAccount('in')
  await asked()
  calls[0]?.fail()
  await compared
  void keeping.compareWithAccount('in')
  expect(await asked()).toEqual([`${PUT} 195/80R15`, `${PUT} 195/80R15`])
})

test('a visitor is asked for nothing, and after a failure the account is asked again', async () => {
  await keeping.compareWithAccount('loading')
  keeping.chooseMyCar(car('195/80R15'), 'out')
  await keeping.compareWithAccount('out')
  expect(await asked()).toEqual([])
  const compared = keeping.compareWithAccount('in')
  await asked()
  calls[0]?.fail()
  await compared
  void keeping.compareWithAccount('in')
  expect(await asked()).toEqual([GET, GET])
})
