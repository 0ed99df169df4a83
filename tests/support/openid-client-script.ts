/** The script of a provider with the interface `google.accounts.id`, which opens a sign-in window. */
export function openIdClientScript(issuer: string): string {
  return `(${offerClient.toString()})(${JSON.stringify(issuer)})`
}

type Options = { client_id: string; nonce: string; callback: (answer: { credential: string }) => void }

/** Runs in the page, so it cannot use imports. */
function offerClient(issuer: string) {
  let options: Options | undefined
  const id = {
    initialize(given: Options) {
      options = given
    },
    renderButton(parent: HTMLElement) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Provider'
      button.addEventListener('click', () => {
        if (!options) throw new Error('renderButton was called before initialize')
        const query = new URLSearchParams({
          client_id: options.client_id,
          nonce: options.nonce,
          response_type: 'id_token',
          scope: 'openid email profile',
          redirect_uri: `${issuer}/done`,
        })
        window.open(`${issuer}/auth?${query}`, 'provider', 'width=480,height=640')
      })
      parent.replaceChildren(button)
    },
  }
  window.addEventListener('message', ({ origin, data }) => {
    if (origin === issuer) options?.callback(data)
  })
  Object.assign(globalThis, { google: { accounts: { id } } })
}
