/**
 * Whether a text has the shape of a number that the national system of e-invoices gives: the seller's tax id, the day,
 * and a number with its check digits. Source: TNumerKSeF of the schema FA(3).
 */
export const isKsefNumber = (text: string): boolean =>
  /^(\d{10}|M\d{9}|[A-Z]{3}\d{7})-20[2-9]\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/.test(
    text,
  )

/** The file of an invoice: FV 1/11/2026 is FV-1-11-2026.pdf. */
export const invoiceFile = (number: string, extension: 'pdf' | 'xml'): string =>
  `${number.replace(/[ /]/g, '-')}.${extension}`

/** Where an invoice is read. */
export const invoiceAddress = (id: number): string => `/api/invoices/${id}`
