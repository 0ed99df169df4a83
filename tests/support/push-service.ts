import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

/** The keys that a browser creates for a subscription (RFC 8291). */
export type BrowserKeys = { p256dh: string; auth: string; decrypt(body: Buffer): unknown }

export type PushedMessage = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service on this machine that records messages. It listens on the address of `host`. */
export async function startPushService(host: '127.0.0.1' | 'localhost' = '127.0.0.1') {
  const messages: PushedMessage[] = []
  let status: number | 'silent' = 201
  const unanswered: (() => void)[] = []
  const waiting: ((message: PushedMessage) => void)[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const message = { path: request.url ?? '', headers: request.headers, body: await buffer(request) }
    messages.push(message)
    waiting.shift()?.(message)
    const respond = () =>
      response.writeHead(status === 'silent' ? 201 : status, { location: '/elsewhere' }).end('nonsense')
    if (status === 'silent') unanswered.push(respond)
    else respond()
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://${host}:${typeof address === 'object' ? address?.port : ''}`
  return {
    origin,
    messages,
    endpoint: (name: string) => `${origin}/${name}`,
    /** The status of the following responses. `silent` sends none until `answer` sends the oldest one. */
    respondWith(next: typeof status) {
      status = next
    },
    answer: () => unanswered.shift()?.(),
    nextMessage: () => new Promise<PushedMessage>((resolve) => waiting.push(resolve)),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export function createBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const secret = randomBytes(16)
  return {
    p256dh: publicKey.toString('base64url'),
    auth: secret.toString('base64url'),
    /** Content coding aes128gcm (RFC 8188) with the key derivation of RFC 8291, for one record. */
    decrypt(body) {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const serverKey = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
      const derive = (key: Buffer, useSalt: Buffer, purpose: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, useSalt, purpose, length))
      const keyMaterial = derive(pair.computeSecret(serverKey), secret, info, 32)
      const key = derive(keyMaterial, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(keyMaterial, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}
