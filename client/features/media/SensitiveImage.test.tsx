import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SensitiveMediaContext } from './sensitive-media.ts'
import { SensitiveImage } from './SensitiveImage.tsx'
import styles from './SensitiveImage.module.css'

describe('small picture', () => {
  test.for(['BLUR', 'HIDE', undefined] as const)(
    'of a sensitive post is blurred and not described: %s',
    (setting) => {
      const picture = show({ setting, isSensitive: true })
      expect(picture).toHaveClass(styles.blurred ?? '')
      expect(picture).toHaveAttribute('alt', '')
    },
  )

  test.for([
    { setting: 'SHOW', isSensitive: true },
    { setting: 'BLUR', isSensitive: false },
  ] as const)('is shown with its description: $setting, sensitive: $isSensitive', (shown) => {
    const picture = show(shown)
    expect(picture).not.toHaveClass(styles.blurred ?? '')
    expect(picture).toHaveAttribute('alt', 'A spoiler')
  })
})

type Shown = { setting: 'SHOW' | 'BLUR' | 'HIDE' | undefined; isSensitive: boolean }

function show({ setting, isSensitive }: Shown): Element | null {
  const { container } = render(
    <SensitiveMediaContext value={setting}>
      <SensitiveImage isSensitive={isSensitive} src="/media/a.webp" alt="A spoiler" className="small" />
    </SensitiveMediaContext>,
  )
  return container.querySelector('img.small')
}
