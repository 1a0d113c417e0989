import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

let served = 0
const server = createServer((_, response) => {
  served += 1
  response.end()
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

/** The status of the first answer to the bytes as they are. */
const statusOf = (bytes: string): Promise<string> =>
  new Promise((settle, fail) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    socket.once('data', (answer) => {
      socket.destroy()
      settle(answer.toString().split(' ')[1] ?? '')
    })
    socket.once('error', fail)
  })

test.each([
  ['two lengths', 'Content-Length: 3\r\nContent-Length: 40\r\n'],
  ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'],
  ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, identity\r\n'],
  ['a length that is no number', 'Content-Length: +3\r\n'],
])('Node refuses a request whose end could be read in two ways: %s', async (_, headers) => {
  const before = served
  expect(await statusOf(`POST /api/contact HTTP/1.1\r\nHost: x\r\n${headers}\r\n0\r\n\r\n`)).toBe('400')
  expect(served).toBe(before)
})
