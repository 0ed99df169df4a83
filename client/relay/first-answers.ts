/** What the server embeds into a rendered page, see server/http/drawn/drawn-page.ts. */
type EmbeddedResponse<TResponse> = { variables: object; response: TResponse }

/**
 * The response that the server embedded into the page for this document and these variables. It can be taken once. Variables
 * whose keys are in another order do not match; the operation is then sent to the server.
 */
export function takeFirstAnswer<TResponse>(
  id: string | null | undefined,
  variables: object = {},
): TResponse | undefined {
  for (const element of document.querySelectorAll(`script[data-answer-to="${id}"]`)) {
    const embedded: EmbeddedResponse<TResponse> = JSON.parse(element.textContent)
    if (JSON.stringify(embedded.variables) !== JSON.stringify(variables)) continue
    element.remove()
    return embedded.response
  }
  return undefined
}

/** Removes the responses that the first screen did not take: later queries need current data. */
export function forgetFirstAnswers(): void {
  for (const element of document.querySelectorAll('script[data-answer-to]')) element.remove()
}
