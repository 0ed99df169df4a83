// The minimum cost of a broadcast: `ws` alone sends each posted body to all connections.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { portOf } from '#tests/support/ports.ts'

const server = createServer((request, response) => {
  void text(request).then((said) => {
    for (const socket of sockets.clients) socket.send(said)
    response.writeHead(204).end()
  })
})
const sockets = new WebSocketServer({ server })
server.listen(0, () => process.stdout.write(`ready at http://localhost:${portOf(server.address())}\n`))
process.once('SIGTERM', () => process.exit())
