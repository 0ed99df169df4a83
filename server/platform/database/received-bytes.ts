import { Socket } from 'node:net'

export type ReceivedBytes = ReturnType<typeof countReceivedBytes>

export function countReceivedBytes() {
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
