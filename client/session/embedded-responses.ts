/**
 * The JSON that the server embedded into the page for this document and these variables. It can be taken once. Variables whose
 * keys are in another order do not match; the operation is then sent to the server.
 */
export function takeEmbeddedResponse(
  id: string | null | undefined,
  variables: object = {},
): string | undefined {
  const element = findResponse(id, variables)
  element?.remove()
  return element?.textContent
}

export function hasEmbeddedResponse(id: string | null | undefined, variables: object): boolean {
  return findResponse(id, variables) !== undefined
}

function findResponse(id: string | null | undefined, variables: object): HTMLScriptElement | undefined {
  const key = `${id} ${JSON.stringify(variables)}`
  return [...document.scripts].find(({ dataset }) => dataset['graphqlResponse'] === key)
}

/** Removes the responses that the first screen did not take: later queries need current data. */
export function clearEmbeddedResponses(): void {
  for (const element of document.querySelectorAll('script[data-graphql-response]')) element.remove()
}
