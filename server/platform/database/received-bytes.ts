import { Socket } from 'node:net'

export type HeardBytes = ReturnType<typeof countHeardBytes>

/** Knows how much was heard over all the sockets it opens, also beneath TLS and over those that have ended. */
export function countHeardBytes() {
  const open = new Set<Socket>()
  let ended = 0
  return {
    openSocket(): Socket {
      const socket = new Socket()
      open.add(socket)
      socket.once('close', () => {
        open.delete(socket)
        ended += socket.bytesRead
      })
      return socket
    },
    destroySockets(): void {
      for (const socket of open) socket.destroy()
    },
    total(): number {
      let total = ended
      for (const { bytesRead } of open) total += bytesRead
      return total
    },
  }
}
