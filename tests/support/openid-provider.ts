import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { Provider } from 'oidc-provider'
import type { IdentityConfig } from '#server/config/config.ts'
import { systemClock, type Clock } from '#server/platform/clock.ts'
import { openIdClientScript } from './openid-client-script.ts'

const CLIENT_ID = 'guffaw-in-test'
const KEY_ID = 'provider-key'

export type ProviderAccount = { email: string; email_verified: boolean; name: string }

export type OpenIdProvider = {
  /** The setting for `startTestApp({ identity })`. */
  config: IdentityConfig
  /** The accounts at the provider, by their login name. */
  accounts: Map<string, ProviderAccount>
  /** Returns a valid token with the given claims changed. */
  mint(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

/** An OpenID Connect provider with its own sign-in pages and a script with Google's client interface. The clock dates minted tokens. */
export async function startOpenIdProvider(clock: Clock = systemClock): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    void response.destroy()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const issuer = `http://localhost:${portOf(server.address())}`

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        // The library accepts redirect URIs on localhost for these clients only.
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['implicit'],
        response_types: ['id_token'],
        redirect_uris: [`${issuer}/done`],
      },
    ],
    responseTypes: ['id_token'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600 },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context, accountId) => {
      const account = accounts.get(accountId)
      return account && { accountId, claims: () => ({ sub: accountId, ...account }) }
    },
  })
  const answerOpenId = provider.callback()
  answer = (request, response) => {
    const page = pageAt(request.url ?? '/', issuer)
    if (page) response.writeHead(200, { 'content-type': page.type }).end(page.body)
    else void answerOpenId(request, response)
  }

  return {
    config: { clientId: CLIENT_ID, issuer, scriptUrl: `${issuer}/client.js`, jwksUrl: `${issuer}/jwks` },
    accounts,
    mint: ({ iat = clock.now().getTime() / 1000, exp = iat + 3600, ...claims }) =>
      new SignJWT({
        iss: issuer,
        aud: CLIENT_ID,
        sub: 'someone',
        email: 'someone@mail.example',
        email_verified: true,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuedAt(Math.floor(iat))
        .setExpirationTime(Math.floor(exp))
        .sign(privateKey),
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

/** The pages beside the protocol: the script and the end of the sign-in window. */
function pageAt(url: string, issuer: string): { type: string; body: string } | null {
  const { pathname } = new URL(url, issuer)
  if (pathname === '/client.js') return { type: 'text/javascript', body: openIdClientScript(issuer) }
  if (pathname === '/done') {
    const script = `const token = new URLSearchParams(location.hash.slice(1)).get('id_token')
      opener.postMessage({ credential: token }, '*')
      close()`
    return { type: 'text/html', body: `<!doctype html><title>Done</title><script>${script}</script>` }
  }
  return null
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  return address.port
}
