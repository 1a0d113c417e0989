import { rows } from './database'

export const findInvoiceOf = async (orderId: string) =>
  (await rows('SELECT * FROM invoice WHERE order_id = $1', orderId))[0]

export const ksefNumberOf = async (id: number) =>
  (await rows('SELECT ksef_number FROM invoice WHERE id = $1', id))[0]?.ksef_number

export const findKsefDocument = async (invoiceId: number) =>
  (await rows('SELECT state, upo FROM ksef_document WHERE invoice_id = $1', invoiceId))[0]

export const ksefMode = async () => (await rows('SELECT mode FROM ksef_settings'))[0]?.mode

export const turnKsefOff = () => rows("UPDATE ksef_settings SET mode = 'off', token_sealed = NULL")

/** The orders that a receipt is noted for. */
export const fetchOrdersOfReceipt = (number: string) =>
  rows('SELECT order_id FROM receipt WHERE number = $1', number)
