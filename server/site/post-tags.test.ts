// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { isolate } from '#rules/isolate.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { postViewOf } from '#tests/support/post-view.ts'
import { postTags } from './post-tags.ts'

const ID = '0190a0b0-7c1e-7000-8000-3f6d2a9b1c04'
const SITE = 'https://guffaw.example'
const media = {
  id: ID,
  kind: 'IMAGE' as const,
  status: 'READY' as const,
  width: 9,
  height: 9,
  isAnimated: false,
  durationMs: null,
  thumbHash: new Uint8Array(),
  failureReason: null,
  hasWebm: false,
}

describe('metadata of a post page', () => {
  test('contains author, text, URL and image', () => {
    const head = headOf({ text: 'Knock, knock\n#joke', tags: ['joke'] })
    expect(head.title).toBe(`${isolate('Ada Lovelace')} (@ada_99) on Guffaw`)
    expect(head.canonical).toBe(`${SITE}/post/${ID}`)
    expect(head.tags).toEqual({
      description: 'Knock, knock #joke',
      author: `${isolate('Ada Lovelace')} (@ada_99)`,
      'twitter:card': 'summary_large_image',
      'og:site_name': 'Guffaw',
      'og:type': 'article',
      'og:url': `${SITE}/post/${ID}`,
      'og:title': `${isolate('Ada Lovelace')} (@ada_99) on Guffaw`,
      'og:description': 'Knock, knock #joke',
      'og:image': expect.stringMatching(`^${SITE}/media/preview/${ID}\\.jpg\\?v=[\\w-]+$`),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Knock, knock #joke',
      'article:published_time': '2026-11-20T12:00:00.000Z',
      'article:tag': 'joke',
    })
  })

  test('uses the alternative text of an image without text', () => {
    expect(headOf({ text: '', media: { ...media, altText: 'A cat on a keyboard' } }).tags).toMatchObject({
      'og:description': 'A cat on a keyboard',
      'og:image:alt': 'A cat on a keyboard',
    })
    expect(headOf({ text: '', media: { ...media, altText: '' } }).tags).toMatchObject({
      'og:description': `Image posted by ${isolate('Ada Lovelace')}`,
      'og:image:alt': `Image posted by ${isolate('Ada Lovelace')}`,
    })
    const video = { ...media, kind: 'VIDEO' as const, durationMs: 1000, altText: '' }
    expect(headOf({ text: '', media: video }).tags).toMatchObject({
      'og:description': `Video posted by ${isolate('Ada Lovelace')}`,
    })
  })

  test('truncates a long text at a character boundary', () => {
    const { tags } = headOf({ text: '👨‍👩‍👧‍👦'.repeat(300) })
    expect(tags['og:description']).toBe(`${'👨‍👩‍👧‍👦'.repeat(199)}…`)
    expect(tags['og:image:alt']).toBe('👨‍👩‍👧‍👦'.repeat(300))
  })

  test('of a sensitive post does not describe its picture', () => {
    const described = { isSensitive: true, media: { ...media, altText: 'A cat on a keyboard' } }
    expect(headOf({ text: '', ...described }).tags).toMatchObject({
      'og:description': `Image posted by ${isolate('Ada Lovelace')}`,
      'og:image:alt': `Image posted by ${isolate('Ada Lovelace')}`,
    })
    expect(headOf({ text: 'Look away', ...described }).tags).toMatchObject({
      'og:description': 'Look away',
      'og:image:alt': 'Look away',
    })
  })

  test('has another image URL after the post changed, or the name or the photo of its author', () => {
    const before = headOf({}).tags['og:image']
    expect(headOf({}).tags['og:image']).toBe(before)
    expect(headOf({ text: 'Edited' }).tags['og:image']).not.toBe(before)
    expect(headOf({ isSensitive: true }).tags['og:image']).not.toBe(before)
    expect(headOf({}, { fullName: 'Ada King' }).tags['og:image']).not.toBe(before)
    expect(headOf({}, { photoId: ID }).tags['og:image']).not.toBe(before)
  })

  test.for([
    '"><script>alert(1)</script>',
    '\'"` onload=alert(1) x="',
    '</title></head><body><img src=x onerror=alert(1)>',
    '--><!-- <meta http-equiv="refresh" content="0;url=//evil.example">',
    '&quot;&#34;&amp;lt;b&gt;',
    "$& $1 $` $' ${text}",
    '😂🤷‍♀️ evil مرحبا',
  ])('is escaped: %s', (hostile) => {
    const { title, tags, elements } = headOf({ text: hostile }, { fullName: hostile })
    expect(title).toBe(`${isolate(hostile)} (@ada_99) on Guffaw`)
    expect(tags['og:description']).toBe(hostile)
    expect(new Set(elements)).toEqual(new Set(['TITLE', 'LINK', 'META']))
  })
})

function headOf(changes: Partial<PostView>, author: Partial<PostView['author']> = {}) {
  const html = `<!doctype html><html><head>${postTags(postViewOf({ id: ID, ...changes }, { id: ID, ...author }), SITE)}</head><body></body></html>`
  const document = new DOMParser().parseFromString(html, 'text/html')
  expect(document.body.childElementCount).toBe(0)
  const metas = Array.from(document.querySelectorAll('meta'), (meta): [string, string] => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.content,
  ])
  return {
    title: document.title,
    canonical: document.querySelector('link')?.href,
    tags: Object.fromEntries(metas),
    elements: Array.from(document.head.children, ({ tagName }) => tagName),
  }
}
