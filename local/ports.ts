import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

const LOOPBACK = '127.0.0.1'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)))
  })

export const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: 3_000 })
    for (const event of ['connect', 'error', 'timeout'] as const)
      socket.once(event, () => {
        socket.destroy()
        resolve(event === 'connect')
      })
  })
