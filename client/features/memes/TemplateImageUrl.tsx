import Copy from 'lucide-react/icons/copy'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TemplateImageUrl_template$key } from '#client/__generated__/TemplateImageUrl_template.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import { cardClass } from '#client/ui/card-look.ts'
import { useIsHydrated } from '#client/ui/browser/server-render.ts'
import { notify } from '#client/ui/toast.ts'
import { imageUrlCopied, imageUrlCopyFailed } from './messages.ts'
import { memePath } from './meme-path.ts'
import styles from './TemplateImageUrl.module.css'

/** The URL that draws the template with its example captions, for other sites and programs. */
export function TemplateImageUrl({ template: templateRef }: { template: TemplateImageUrl_template$key }) {
  const { slug, textBoxes } = useFragment(
    graphql`
      fragment TemplateImageUrl_template on MemeTemplate {
        slug
        textBoxes {
          example
        }
      }
    `,
    templateRef,
  )
  const examples = textBoxes.map(({ example }) => example)
  const path = memePath(slug, examples)
  // The server does not know the origin that the browser uses.
  const url = useIsHydrated() ? window.location.origin + path : path
  return (
    <details className={cardClass({ isEdgeToEdge: true }, styles.details)}>
      <summary className={styles.summary}>Image URL for developers</summary>
      <p>
        This address draws the template with captions, one <code>text</code> for each text box. Use it on
        other sites and in programs, without a token.
      </p>
      <p className={styles.url} dir="ltr">
        <code>{url}</code>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copyUrl(url)}>
          <Copy aria-hidden="true" />
          Copy image URL
        </Button>
        <a href="/api/v1/docs">API documentation</a>
      </div>
      <img
        src={path}
        alt={examples.map((example) => `“${example}”`).join(' / ')}
        loading="lazy"
        className={styles.example}
      />
    </details>
  )
}

async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success(imageUrlCopied)
  } catch {
    notify.error(imageUrlCopyFailed)
  }
}
