import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '#tests/support/ports.ts'

export type CuttableNetwork = {
  /** The URL of the server through this proxy. */
  url: string
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** A proxy between browser and server. The offline mode of Chromium would let running requests finish. */
export async function openCuttableNetwork(serverUrl: string): Promise<CuttableNetwork> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const network = createServer((client) => {
    const server = connect(Number(target.port), target.hostname)
    client.pipe(server).pipe(client)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of [client, server]) other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    network.listen(port, '127.0.0.1')
    await once(network, 'listening')
  }
  const cut = async () => {
    const closed = once(network, 'close')
    network.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const port = portOf(network.address())
  return {
    url: `http://localhost:${port}`,
    cut,
    restore: async () => (network.listening ? undefined : listen(port)),
    close: async () => (network.listening ? cut() : undefined),
  }
}
