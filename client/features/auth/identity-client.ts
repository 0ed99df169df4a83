/** What the provider's script offers to a page: the interface of Google Identity Services. */
type IdentityClient = {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string }) => void
  }): void
  renderButton(
    parent: HTMLElement,
    options: { theme: string; size: string; text: string; shape: string; width: number },
  ): void
}

declare global {
  var google: { accounts?: { id?: IdentityClient } } | undefined
}

const loading = new Map<string, Promise<IdentityClient>>()

/** Loads the provider's script into the page, once. Rejects when it cannot be had: blockers do not like it. */
export function loadIdentityClient(scriptUrl: string): Promise<IdentityClient> {
  const known = loading.get(scriptUrl)
  if (known) return known
  const client = addScript(scriptUrl).then(() => {
    const loaded = globalThis.google?.accounts?.id
    if (!loaded) throw new Error('The script of the identity provider offers nothing to sign in with')
    return loaded
  })
  loading.set(scriptUrl, client)
  client.catch(() => loading.delete(scriptUrl))
  return client
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of the identity provider cannot be loaded'))
    })
    document.head.append(script)
  })
}
