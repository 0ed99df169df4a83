import { afterEach, expect, test } from 'vitest'
import { takeEmbeddedResponse } from './embedded-responses.ts'

afterEach(() => document.head.replaceChildren())

test('embedded response is used once, by its document and variables', () => {
  embed('feed', { userId: 'a' }, 'feed of a')
  embed('feed', {}, 'feed')
  expect(takeEmbeddedResponse('feed', { userId: 'b' })).toBeUndefined()
  expect(takeEmbeddedResponse('other', { userId: 'a' })).toBeUndefined()
  expect(takeEmbeddedResponse('feed', { userId: 'a' })).toBe('feed of a')
  expect(takeEmbeddedResponse('feed', { userId: 'a' })).toBeUndefined()
  expect(takeEmbeddedResponse('feed')).toBe('feed')
})

function embed(id: string, variables: object, response: string) {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset['graphqlResponse'] = `${id} ${JSON.stringify(variables)}`
  script.textContent = response
  document.head.append(script)
}
