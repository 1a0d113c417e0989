import { expect, test } from 'vitest'
import { type Exchange, faultsOfKsef } from './api-description'

const reference = '20261127-SO-2C3E6C8000-B675CF5D68-07'
const hash = 'mkht+3m5trnfxlTYhq3QFn74LkEO69MFNlsMAkCDSPA='
const sent = {
  invoiceHash: hash,
  invoiceSize: 2_000,
  encryptedInvoiceHash: hash,
  encryptedInvoiceSize: 2_016,
  encryptedInvoiceContent: 'QUJD',
  offlineMode: false,
}
const sending: Exchange = {
  method: 'POST',
  path: `/sessions/online/${reference}/invoices`,
  isSignedIn: true,
  request: JSON.stringify(sent),
  status: 202,
  type: 'application/json',
  response: JSON.stringify({ referenceNumber: reference }),
}
const listing: Exchange = {
  ...sending,
  method: 'GET',
  path: `/sessions/${reference}/invoices?pageSize=1000`,
  request: '',
  status: 200,
  response: JSON.stringify({ invoices: [] }),
}

test('a request and an answer that the description knows have no faults', () => {
  expect(faultsOfKsef(sending)).toEqual([])
  expect(faultsOfKsef(listing)).toEqual([])
})

const request = (more: object) => ({ request: JSON.stringify({ ...sent, ...more }) })

test.each<[string, Exchange, Partial<Exchange>, string]>([
  ['another address', sending, { path: '/sessions/x' }, 'POST /sessions/x is unknown'],
  ['no token', sending, { isSignedIn: false }, 'the token is missing'],
  ['a missing field', sending, request({ invoiceSize: undefined }), '$.invoiceSize is missing'],
  ['a field of another kind', sending, request({ offlineMode: 'no' }), '$.offlineMode is no boolean'],
  ['an unknown field', sending, request({ name: 'FV 1' }), '$.name is unknown'],
  ['no base64', sending, request({ encryptedInvoiceContent: '<xml>' }), '$.encryptedInvoiceContent is <xml>'],
  ['a short reference', sending, { response: '{"referenceNumber":"1"}' }, '$.referenceNumber is 1'],
  ['a status that the call has not', sending, { status: 200 }, '200 is unknown'],
  [
    'a page that is too large',
    listing,
    { path: `/sessions/${reference}/invoices?pageSize=1001` },
    'pageSize is 1001',
  ],
  ['an unknown parameter', listing, { path: `/sessions/${reference}/invoices?page=2` }, 'page is unknown'],
  ['a body where none is wanted', listing, { request: '{}' }, '$ is not wanted'],
])('%s is found', (_, exchange, more, fault) => {
  expect(faultsOfKsef({ ...exchange, ...more })).toEqual([fault])
})
