import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { portOf } from './ports.ts'

export type DatabaseProxy = {
  /** The URL of the database through the proxy. */
  url: string
  /** The number of statements so far. */
  statements(): number
  /** Delays every response by the given milliseconds. */
  delay(milliseconds: number): void
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections and statements but never responds. */
  silence(): void
  /** Makes the database available again at the same address. */
  restore(): Promise<void>
}

/** A proxy between server and database that knows enough of PostgreSQL's protocol to count statements. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let statements = 0
  let isSilent = false
  let late = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    const count = countStatements(() => (statements += 1))
    client.on('data', count)
    if (!isSilent)
      client
        .pipe(database)
        .pipe(lateness(() => late))
        .pipe(client)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of [client, database]) other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  await listen(0)
  const port = portOf(server.address())
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    statements: () => statements,
    delay: (milliseconds) => void (late = milliseconds),
    async cut() {
      const closed = once(server, 'close')
      server.close()
      hangUp()
      await closed
    },
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe()
    },
    async restore() {
      isSilent = false
      late = 0
      hangUp()
      if (!server.listening) await listen(port)
    },
  }
}

/** Forwards chunks with a delay. */
function lateness(milliseconds: () => number): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => void setTimeout(done, milliseconds(), null, chunk),
  })
}

const EXECUTE = 'E'.charCodeAt(0)
const SIMPLE_QUERY = 'Q'.charCodeAt(0)

/** A message is a type letter and a length of four bytes. Only the first message has no letter. */
function countStatements(onStatement: () => void): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      const start = isStarted ? 1 : 0
      if (waiting.length < start + 4) return
      const end = start + waiting.readInt32BE(start)
      if (waiting.length < end) return
      const type = waiting.readUInt8(0)
      if (isStarted && (type === EXECUTE || type === SIMPLE_QUERY)) onStatement()
      isStarted = true
      waiting = waiting.subarray(end)
    }
  }
}
