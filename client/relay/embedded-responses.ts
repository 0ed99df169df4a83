/**
 * The JSON that the server embedded into the page for this document and these variables. It can be taken once. Variables whose
 * keys are in another order do not match; the operation is then sent to the server.
 */
export function takeEmbeddedResponse(
  id: string | null | undefined,
  variables: object = {},
): string | undefined {
  const key = `${id} ${JSON.stringify(variables)}`
  const element = [...document.scripts].find(({ dataset }) => dataset['answerTo'] === key)
  element?.remove()
  return element?.textContent
}

/** Removes the responses that the first screen did not take: later queries need current data. */
export function clearEmbeddedResponses(): void {
  for (const element of document.querySelectorAll('script[data-graphql-response]')) element.remove()
}
