import { lookup as resolveAddresses, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import ipaddr from 'ipaddr.js'
import webPush from 'web-push'
import type { Logger } from '#server/platform/logger.ts'
import type { PushOutcome, PushSender } from './push-sender.ts'

/** The push services of Chrome, Firefox, Safari and Edge. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]
/** Milliseconds for the whole exchange, so that a slow push service does not hold a delivery. */
const TIMEOUT = 5000
/** Seconds for which the push service keeps a message for a browser that is offline. */
const TIME_TO_LIVE = 24 * 60 * 60

type PushKeys = { publicKey: string; privateKey: string }

type Options = {
  keys: PushKeys
  /** A https: or mailto: URL that identifies the operator to push services. */
  subject: string
  /** The hosts of further push services. `any` also allows http and private addresses, for tests and closed networks. */
  endpoints: 'any' | readonly string[]
  log: Logger
  timeout: number | undefined
}

export function createWebPushSender(options: Options): PushSender {
  const { keys, subject, endpoints, log, timeout = TIMEOUT } = options
  const lookup = endpoints === 'any' ? undefined : lookupPublicAddress
  const isAllowed = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port } = new URL(endpoint)
    if (endpoints === 'any') return protocol === 'https:' || protocol === 'http:'
    // The port of a parsed URL is empty if it is the one of the protocol.
    return protocol === 'https:' && port === '' && isListed(hostname, [...KNOWN_SERVICES, ...endpoints])
  }
  return {
    publicKey: keys.publicKey,
    isAllowed,
    async send({ endpoint, p256dh, auth }, message, { topic }) {
      if (!isAllowed(endpoint)) return 'gone'
      const signal = AbortSignal.timeout(timeout)
      try {
        const details = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails: { subject, ...keys }, TTL: TIME_TO_LIVE, topic },
        )
        const status = await post(endpoint, details.body, { headers: details.headers, lookup, signal })
        return outcomeOf(status)
      } catch (error) {
        log.debug({ err: error, service: new URL(endpoint).origin }, 'Push message could not be sent')
        return signal.aborted ? 'timeout' : 'failed'
      }
    },
  }
}

/** `*.push.example.com` stands for all names below it. */
function isListed(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}

/** Returns the status. Redirects are not followed, and the body of the response is not read. */
function post(
  endpoint: string,
  body: Buffer | null,
  options: Pick<RequestOptions, 'headers' | 'lookup' | 'signal'>,
): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    }
    request(endpoint, { ...options, method: 'POST', agent: false }, onResponse)
      .on('error', reject)
      .end(body)
  })
}

/** Refuses names that resolve to addresses of the server's own network (SSRF). The socket uses the checked addresses. */
const lookupPublicAddress: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  resolveAddresses(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    const refused = addresses.find(({ address }) => !isPublic(address))
    if (refused) return callback(new Error(`${hostname} resolves to ${refused.address}`), '', 0)
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    return callback(null, first?.address ?? '', first?.family ?? 0)
  })
}

/** Whether the address is a unicast address of the public internet, also if it is an IPv4 address mapped to IPv6. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
