import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopToday } from '@/lib/platform/values/clock'
import { seedHistory } from '@/scripts/seed/history'
import { dashboard } from './queries'
import { daysLeft, HORIZON_DAYS, lastDays, usualPeriods } from './rules'

const connectionString = process.env.DATABASE_URL ?? ''
const client = new pg.Client(connectionString)
const rows = async (sql: string, ...values: unknown[]) => (await client.query(sql, values)).rows
beforeAll(async () => {
  await client.connect()
  await seedHistory(connectionString)
})
afterAll(() => client.end())

test('the demo has a past that hangs together and takes nothing from today', async () => {
  expect(await seedHistory(connectionString)).toBe(0)
  const [facts] = await rows(`
    SELECT count(*)::int AS orders,
      count(*) FILTER (WHERE total_grosze <> (SELECT sum(price_grosze * quantity) FROM order_line WHERE order_id = o.id))
        ::int AS wrong_totals,
      count(*) FILTER (WHERE status <> (SELECT to_status FROM order_status_change WHERE order_id = o.id
        ORDER BY id DESC LIMIT 1))::int AS wrong_statuses,
      count(*) FILTER (WHERE order_date > now())::int AS tomorrow,
      count(DISTINCT status)::int AS statuses
    FROM shop_order o`)
  expect(facts).toMatchObject({ wrong_totals: 0, wrong_statuses: 0, tomorrow: 0, statuses: 5 })
  expect(facts.orders).toBeGreaterThan(400)
  expect(await rows('SELECT FROM outbox WHERE taken_at IS NULL')).toEqual([])
})

test.each(usualPeriods)('over %i days every sum is the sum of the orders themselves', async (period) => {
  const shown = await dashboard(lastDays(period, shopToday()))
  const start = `(date_trunc('day', now() AT TIME ZONE 'Europe/Warsaw') - make_interval(days => ${period - 1}))
    AT TIME ZONE 'Europe/Warsaw'`
  const [sums] = await rows(`
    SELECT count(*) FILTER (WHERE status <> 'Canceled')::int AS orders,
      coalesce(sum(total_grosze) FILTER (WHERE status <> 'Canceled'), 0)::int AS revenue, count(*)::int AS all
    FROM shop_order WHERE order_date >= ${start}`)
  expect(shown.days).toHaveLength(period)
  expect(shown.days.reduce((sum, day) => sum + day.orders, 0)).toBe(sums.orders)
  expect(shown.days.reduce((sum, day) => sum + day.revenueGrosze, 0)).toBe(sums.revenue)
  expect(shown.statuses.reduce((sum, { orders }) => sum + orders, 0)).toBe(sums.all)
  const best = await rows(`
    SELECT product_id AS id, sum(quantity)::int AS pieces FROM order_line l JOIN shop_order o ON o.id = l.order_id
    WHERE order_date >= ${start} AND status <> 'Canceled' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 8`)
  expect(shown.bestByPieces.map(({ id, pieces }) => ({ id, pieces }))).toEqual(best)
  expect(shown.runningOut.every((goods) => goods.stock > 0 && daysLeft(goods, period) < HORIZON_DAYS)).toBe(
    true,
  )
  expect(shown.soldOut.every(({ stock }) => stock === 0)).toBe(true)
})

test('a week of the past is counted from its first moment to its last, and what of it is paid', async () => {
  const { from } = lastDays(21, shopToday())
  const to = lastDays(15, shopToday()).from
  const shown = await dashboard({ from, to, days: 7 })
  const [sums] = await rows(
    `SELECT count(*)::int AS orders, coalesce(sum(total_grosze) FILTER (WHERE paid_at IS NOT NULL OR EXISTS (
        SELECT FROM payment WHERE order_id = o.id AND status = 'captured')), 0)::int AS paid
      FROM shop_order o WHERE status <> 'Canceled'
        AND (order_date AT TIME ZONE 'Europe/Warsaw')::date BETWEEN $1 AND $2`,
    from,
    to,
  )
  expect(shown.days.map(({ day }) => day)).toHaveLength(7)
  expect(shown.days.reduce((sum, day) => sum + day.orders, 0)).toBe(sums.orders)
  expect(shown.paidGrosze).toBe(sums.paid)
  expect(sums.orders).toBeGreaterThan(0)
})

test('what waits is named: orders of yesterday, money to give back or to look into, mails that nobody took, new reports of danger, returns to settle, complaints to answer', async () => {
  // whether the demo has one on its way depends on the hour
  const [paid] =
    await rows(`SELECT p.id, o.id AS "orderId" FROM payment p JOIN shop_order o ON o.id = p.order_id
    WHERE p.status = 'captured' AND o.status = 'Delivered' LIMIT 1`)
  await rows(`UPDATE shop_order SET status = 'Sent' WHERE id = $1`, paid.orderId)
  await rows(`UPDATE payment SET status = 'review' WHERE id = $1`, paid.id)
  await rows(`INSERT INTO safety_report (product, what_happened, from_name, from_email, state)
    SELECT 'Opona', 'Bąbel', 'Ewa', 'ewa@trakt.example', unnest(ARRAY['new', 'new', 'closed'])`)
  await rows(`INSERT INTO withdrawal (key, text, name, email, order_number, locale, refund_due_at, state, refunded_at,
      refunded_by)
    SELECT gen_random_uuid(), 'x', 'Ewa', 'ewa@trakt.example', n, 'pl', now() + days * interval '1 day', s,
      CASE s WHEN 'refunded' THEN now() END, CASE s WHEN 'refunded' THEN 'Anna' END
    FROM (VALUES ('later', 9, 'received'), ('sooner', 5, 'received'), ('done', 1, 'refunded')) AS v (n, days, s)`)
  await rows(`INSERT INTO complaint (key, name, email, order_number, goods, fault, wish, locale, answer_due_on, state,
      answer, answered_at, answered_by)
    SELECT n, 'Ewa', 'ewa@trakt.example', n, 'Opona', 'Bąbel', 'repair', 'pl', current_date + days, s,
      CASE s WHEN 'accepted' THEN 'Tak' ELSE '' END, CASE s WHEN 'accepted' THEN now() END,
      CASE s WHEN 'accepted' THEN 'Anna' END
    FROM (VALUES ('later', 9, 'received'), ('sooner', 5, 'received'), ('done', 2, 'accepted')) AS v (n, days, s)`)
  const { waiting, wallet, failedMails, newReports, withdrawals, complaints } = await dashboard(
    lastDays(30, shopToday()),
  )
  const [facts] = await rows(`
    SELECT (SELECT count(*)::int FROM shop_order WHERE status = 'Pending' AND order_date < now() - interval '1 day')
        AS waiting,
      (SELECT count(*)::int FROM shop_order o WHERE o.status = 'Canceled' AND (paid_at IS NOT NULL
        OR EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.status = 'captured'))) AS refunds,
      (SELECT array_agg(order_id) FROM payment WHERE status = 'review') AS unclear`)
  expect([waiting.count, wallet.refundsDue.count, failedMails]).toEqual([facts.waiting, facts.refunds, 1])
  expect(facts.unclear).toHaveLength(1)
  expect(wallet.toReview).toEqual({ count: 1, ids: facts.unclear })
  expect(newReports).toBe(2)
  expect(withdrawals).toMatchObject({
    count: 2,
    open: [{ orderNumber: 'sooner' }, { orderNumber: 'later' }],
  })
  expect(complaints).toMatchObject({
    count: 2,
    open: [{ orderNumber: 'sooner' }, { orderNumber: 'later' }],
  })
})
