import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// 'Is it paid' was answered in eight places, of which some did not know of transfers.

/** Who may read the state of a payment itself: PayPal's own, the one definition, and who looks for PayPal's money. */
const MAY = [
  /^lib\/sales\/(payments|settlement)\//,
  /^lib\/sales\/orders\/rules\.ts$/,
  // which payment a document, a refund or a limit is about
  /^lib\/sales\/(invoice-desk\/service|invoices\/issuing\/correct)\.ts$/,
  /^lib\/sales\/returns\/queries\.ts$/,
  /^lib\/sales\/placing\/place\.service\.ts$/,
  /^lib\/sales\/orders\/payment-status\.ts$/,
  // when money came, by way
  /^lib\/office\/reports\/queries\.ts$/,
  /^lib\/sales\/(receipts|books\/sales)/,
  /^lib\/office\/dashboard\/queries\.ts$/,
  // words of the wallet
  /^lib\/sales\/order-mails\/mails\.ts$/,
  /^components\/sales\/(payments\/|orders\/|order-text)/,
]

test('no other place decides by the states of payments whether an order is paid', () => {
  const files = ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing|fixture/.test(path)),
  )
  expect(files.length).toBeGreaterThan(1_000)
  const asking = files.filter((file) =>
    /'captured'|paidAtDelivery'|paidByTransfer'/.test(readFileSync(file, 'utf8')),
  )
  expect(asking.filter((file) => !MAY.some((place) => place.test(file)))).toEqual([])
})
