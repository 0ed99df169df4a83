import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { describe, expect, test } from 'vitest'
import type { ContentSettingsTestQuery } from '#client/__generated__/ContentSettingsTestQuery.graphql.ts'
import { TransportError } from '#client/relay/errors.ts'
import { messages } from '#rules/messages.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { ContentSettings } from './ContentSettings.tsx'

const operation = 'useSetSensitiveMediaMutation'

describe('setting for sensitive posts', () => {
  test('changes at once, is sent and says what it does when it is saved', async () => {
    const { user, answer, variablesOf } = await show()
    expect(screen.getByRole('radio', { name: 'Blur' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Hide' }))
    expect(screen.getByRole('radio', { name: 'Hide' })).toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent('are blurred until you show them')
    expect(variablesOf(operation)).toEqual({ input: { value: 'HIDE' } })
    const viewer = { id: 'viewer', sensitiveMedia: 'HIDE' }
    await answer(operation, {
      data: { setSensitiveMedia: { __typename: 'SetSensitiveMediaPayload', viewer } },
    })
    expect(screen.getByRole('radio', { name: 'Hide' })).toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent('left out of your lists')
  })

  test('returns to the stored choice when the server cannot be reached', async () => {
    const { user, reject } = await show()
    await user.click(screen.getByRole('radio', { name: 'Show' }))
    await reject(operation, new TransportError('unreachable', ''))
    expect(await screen.findByText(messages.sensitiveMediaFailed)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Blur' })).toBeChecked()
  })
})

function Settings() {
  const { viewer } = useLazyLoadQuery<ContentSettingsTestQuery>(
    graphql`
      query ContentSettingsTestQuery @throwOnFieldError {
        viewer {
          ...ContentSettings_viewer
        }
      }
    `,
    {},
  )
  return viewer && <ContentSettings viewer={viewer} />
}

async function show() {
  const view = renderWithRelay(<Settings />)
  await view.resolve('ContentSettingsTestQuery', {
    Viewer: () => ({ id: 'viewer', sensitiveMedia: 'BLUR' }),
  })
  return view
}
