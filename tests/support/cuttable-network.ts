import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from './ports.ts'

export type CuttableNetwork = {
  /** Of the same server, by way of this network. */
  url: string
  /** Connections break, and new ones are refused. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** Stands between a browser and the server: a browser's own offline mode lets what is under way arrive. */
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
    restore: () => listen(port),
    close: async () => (network.listening ? cut() : undefined),
  }
}
