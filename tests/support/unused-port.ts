import { randomInt } from 'node:crypto'

/** Systems choose ports above this range for connections and for servers that listen on port 0. */
const PORTS = { least: 10_000, most: 30_000 }
const TRIES = 10

/** Starts a server that cannot choose a free port itself. If it fails, its port may be in use, so another port is tried. */
export async function startOnUnusedPort<Server>(
  start: (port: number) => Promise<Server>,
): Promise<{ port: number; server: Server }> {
  for (let tried = 1; ; tried += 1) {
    const port = randomInt(PORTS.least, PORTS.most)
    try {
      return { port, server: await start(port) }
    } catch (error) {
      if (tried === TRIES) throw error
    }
  }
}
