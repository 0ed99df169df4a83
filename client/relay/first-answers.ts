/**
 * The response that the server embedded into the page for this document and these variables. It can be taken once. Variables
 * whose keys are in another order do not match; the operation is then sent to the server. Returned as JSON.
 */
export function takeFirstAnswer(id: string | null | undefined, variables: object = {}): string | undefined {
  const wanted = JSON.stringify(variables)
  for (const element of document.querySelectorAll(`script[data-answer-to="${id}"]`)) {
    const embedded: { variables: unknown; response: unknown } = JSON.parse(element.textContent)
    if (JSON.stringify(embedded.variables) !== wanted) continue
    element.remove()
    return JSON.stringify(embedded.response)
  }
  return undefined
}

/** Removes the responses that the first screen did not take: later queries need current data. */
export function forgetFirstAnswers(): void {
  for (const element of document.querySelectorAll('script[data-answer-to]')) element.remove()
}
