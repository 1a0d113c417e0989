import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '@/bench/measuring/statements'
import { readRegister } from './queries'
import type { RegisterName } from './schema'
import { listed } from './testing'

// With some thousands of rows PostgreSQL's own choice is the index; with a hundred, reading everything is cheaper.
const ENOUGH = 10_000

const client = new pg.Client(process.env.DATABASE_URL ?? '')
beforeAll(async () => {
  await client.connect()
  const states = (open: string, done: string) =>
    `CASE WHEN n % 20 = 1 THEN '${done}' WHEN n % 4 = 0 THEN 'junk' ELSE '${open}' END AS state`
  const rows = (open: string, done: string) =>
    `SELECT n, ${states(open, done)} FROM generate_series(1, ${ENOUGH}) AS n`
  const junk = `CASE state WHEN 'junk' THEN now() - n * interval '1 second' END, CASE state WHEN 'junk' THEN 'Anna' END`
  await client.query(`INSERT INTO complaint (key, name, email, order_number, goods, fault, wish, locale, answer_due_on,
      state, junk_at, junk_by, answer, answered_at, answered_by)
    SELECT n, 'Sender ' || n, n || '@example.com', n, 'Tire', md5(n::text) || repeat(' tire', 50), 'repair', 'pl', current_date + 1 + n % 14,
      state, ${junk}, CASE state WHEN 'refused' THEN 'No' ELSE '' END, CASE state WHEN 'refused' THEN now() END,
      CASE state WHEN 'refused' THEN 'Anna' END
    FROM (${rows('received', 'refused')})`)
  await client.query(`INSERT INTO withdrawal (key, text, name, email, order_number, locale, refund_due_at, state,
      junk_at, junk_by, refunded_at, refunded_by)
    SELECT gen_random_uuid(), md5(n::text) || repeat(' tire', 50), 'Sender ' || n, n || '@example.com', n, 'pl', now() + n * interval '1 minute',
      state, ${junk}, CASE state WHEN 'refunded' THEN now() END, CASE state WHEN 'refunded' THEN 'Anna' END
    FROM (${rows('received', 'refunded')})`)
  await client.query(`INSERT INTO safety_report (product, what_happened, from_name, from_email, state, junk_at, junk_by)
    SELECT 'Tire', md5(n::text) || repeat(' tire', 50), 'Sender ' || n, n || '@example.com', state, ${junk} FROM (${rows('new', 'closed')})`)
  await client.query(`UPDATE withdrawal SET is_known = true WHERE id % 1000 = 2`)
  await client.query('ANALYZE complaint, withdrawal, safety_report')
})
afterAll(() => client.end())

/** The plans of the statements of a list, with the parameters bound as the shop binds them. */
async function plansOf(name: RegisterName, wanted: object): Promise<string[]> {
  const statements = await recordStatements(() => readRegister(name, listed(wanted)))
  const plans: string[] = []
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (COSTS OFF) ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

const tables = { complaints: 'complaint', returns: 'withdrawal', safety: 'safety_report' } as const

test.each([
  ['complaints', 'open', /Index (Only )?Scan using complaint_open_idx/],
  ['complaints', 'done', /Index (Only )?Scan Backward using complaint_done_idx/],
  ['complaints', 'junk', /Index (Only )?Scan Backward using complaint_junk_idx/],
  ['returns', 'done', /Index (Only )?Scan Backward using withdrawal_done_idx/],
  ['returns', 'junk', /Index (Only )?Scan Backward using withdrawal_junk_idx/],
  ['safety', 'open', /Index (Only )?Scan using safety_report_open_idx/],
  ['safety', 'done', /Index (Only )?Scan Backward using safety_report_done_idx/],
  ['safety', 'junk', /Index (Only )?Scan Backward using safety_report_junk_idx/],
] as const)('a page of the %s that are %s comes from its index in order', async (name, state, index) => {
  const page = (await plansOf(name, { state })).find((plan) => plan.startsWith('Limit'))
  expect(page).toMatch(index)
  expect(page).not.toContain('Sort')
})

test('the open returns of known buyers, whose order keeps no money or some, are sorted among themselves only', async () => {
  const page = (await plansOf('returns', { state: 'open', sender: 'known' })).find((plan) =>
    plan.startsWith('Limit'),
  )
  expect(page).toContain('withdrawal_open_idx')
})

test.each(['complaints', 'returns', 'safety'] as const)(
  'a search for a rare word in the %s reads no whole table',
  async (name) => {
    const plans = (await plansOf(name, { search: 'c4ca4238' })).join('\n')
    expect(plans).toContain(`${tables[name]}_search_text_idx`)
    expect(plans).not.toContain(`Seq Scan on ${tables[name]}`)
  },
)
