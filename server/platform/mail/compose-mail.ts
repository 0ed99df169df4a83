import { PRODUCT_NAME } from '#rules/limits.ts'
import type { Mail } from './mailer.ts'

type Paragraph = string | { code: string }

/** Returns a mail with a text and an HTML version. */
export function compose(to: string, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.code)).join('\n\n')
  const html = paragraphs
    .map((part) => (typeof part === 'string' ? paragraph(escapeHtml(part)) : codeBlock(part.code)))
    .join('\n')
  return { to, subject, text: `${text}\n`, html: frame(subject, html) }
}

// Mail programs remove style sheets, so each element has inline styles.
const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.5">${text}</p>`

const codeBlock = (code: string) =>
  `<p style="margin:0 0 16px;font:bold 32px ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px">${code}</p>`

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ef;color:#1b1918;font:16px system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;font-weight:800;font-size:22px">${PRODUCT_NAME}</p>
${body}
</div>
</body>
</html>
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
