import { rows, rowsOf, type Shop } from './database'

export const fetchWithdrawalsOf = (email: string) =>
  rows('SELECT id, text, order_id FROM withdrawal WHERE email = $1', email)

/** The withdrawal that was stated with this key. */
export const findWithdrawal = async (key: string, shop: Shop): Promise<{ id: number } | undefined> =>
  (await rowsOf(shop, 'SELECT id FROM withdrawal WHERE key = $1', key))[0]

export const fetchComplaintsOf = (email: string) =>
  rows(
    `SELECT c.id, c.fault, c.wish, c.order_id, p.id AS picture
     FROM complaint c LEFT JOIN complaint_picture p ON p.complaint_id = c.id WHERE email = $1`,
    email,
  )

export const findComplaintAbout = async (orderId: string) =>
  (await rows('SELECT id FROM complaint WHERE order_id = $1', orderId))[0]

/** Stores 45 complaints as a machine would send them. */
export const floodWithComplaints = (key: string) =>
  rows(
    `INSERT INTO complaint (key, name, email, order_number, goods, fault, wish, locale, answer_due_on)
     SELECT $1 || n, 'Jan Zmyślony', $1 || '@example.com', 'AAAAA-00000', 'Opona', 'Kup teraz', 'repair', 'pl', current_date + 14
     FROM generate_series(1, 45) AS n`,
    key,
  )
