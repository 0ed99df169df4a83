import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test } from 'vitest'
import type { MutedWordsTestQuery } from '#client/__generated__/MutedWordsTestQuery.graphql.ts'
import { TransportError } from '#client/relay/errors.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { messages } from '#rules/messages.ts'
import { MutedWords } from './MutedWords.tsx'

const operation = 'useSetMutedWordsMutation'

describe('muted words', () => {
  test('are added in lower case', async () => {
    const { user, answer, variablesOf } = await show()
    await user.type(screen.getByLabelText('Word or phrase'), 'Pineapple')
    await user.click(screen.getByRole('button', { name: 'Mute word' }))
    expect(variablesOf(operation)).toEqual({ input: { words: ['spoiler', 'pineapple'] } })
    const viewer = { id: 'viewer', mutedWords: ['spoiler', 'pineapple'] }
    await answer(operation, { data: { setMutedWords: { __typename: 'SetMutedWordsPayload', viewer } } })
    expect(screen.getByRole('list')).toHaveTextContent('pineapple')
    expect(screen.getByLabelText('Word or phrase')).toHaveValue('')
  })

  test.each([
    ['!!!', messages.mutedWordInvalid],
    ['a'.repeat(51), messages.mutedWordTooLong],
  ])('%s is refused with a message', async (word, message) => {
    const { user, pendingOperations } = await show()
    await user.type(screen.getByLabelText('Word or phrase'), word)
    await user.click(screen.getByRole('button', { name: 'Mute word' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(pendingOperations()).toEqual([])
  })

  test('stay when the server cannot be reached', async () => {
    const { user, reject } = await show()
    await user.click(screen.getByRole('button', { name: 'Remove spoiler' }))
    await reject(operation, new TransportError('unreachable', ''))
    expect(await screen.findByText(messages.mutedWordsFailed)).toBeVisible()
    expect(screen.getByRole('list')).toHaveTextContent('spoiler')
  })
})

function Settings() {
  const { viewer } = useLazyLoadQuery<MutedWordsTestQuery>(
    graphql`
      query MutedWordsTestQuery @throwOnFieldError {
        viewer {
          ...MutedWords_viewer
        }
      }
    `,
    {},
  )
  return viewer && <MutedWords viewer={viewer} />
}

async function show() {
  const view = renderWithRelay(<Settings />)
  await view.resolve('MutedWordsTestQuery', { Viewer: () => ({ id: 'viewer', mutedWords: ['spoiler'] }) })
  return view
}
