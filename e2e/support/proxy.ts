import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type TestProxy = {
  /** `127.0.0.1:9099` */
  address: string
  /** From now on connections are accepted and nothing is answered. */
  stopAnswering: () => void
  /** Closes the hanging connections and answers again. */
  resumeAnswering: () => void
  stop: () => Promise<void>
}

/** Starts a proxy in front of a server on loopback that can stop answering, like a server that hangs. */
export async function startProxy(target: string): Promise<TestProxy> {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(target) ?? []
  const sockets = new Set<Socket>()
  let isSilent = false
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // The client may give up at any time; that is no failure of the proxy.
    socket.on('error', () => undefined)
  }
  const server = createServer((client) => {
    hold(client)
    if (isSilent) return
    const upstream = connect(Number(port), host)
    hold(upstream)
    client.on('data', (chunk) => isSilent || upstream.write(chunk))
    upstream.on('data', (chunk) => isSilent || client.write(chunk))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stopAnswering: () => {
      isSilent = true
    },
    resumeAnswering: () => {
      isSilent = false
      endAll()
    },
    stop: async () => {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
