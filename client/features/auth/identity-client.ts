/** The interface of the script of Google Identity Services. */
type IdentityClient = {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (response: { credential: string }) => void
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

/** Loads the script of the provider once. Rejects if it cannot be loaded, for example because of a content blocker. */
export function loadIdentityClient(scriptUrl: string): Promise<IdentityClient> {
  const known = loading.get(scriptUrl)
  if (known) return known
  const client = addScript(scriptUrl).then(() => {
    const loaded = globalThis.google?.accounts?.id
    if (!loaded) throw new Error('The script of the identity provider has no sign-in API')
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
