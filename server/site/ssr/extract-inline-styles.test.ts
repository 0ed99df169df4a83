import { expect, test } from 'vitest'
import { extractInlineStyles } from './extract-inline-styles.ts'

test('equal style attributes become one rule', () => {
  expect(
    extractInlineStyles('<p style="top:1px">a</p><p style="top:2px">b</p><b style="top:1px">c</b>'),
  ).toEqual({
    html: '<p data-style="0">a</p><p data-style="1">b</p><b data-style="0">c</b>',
    sheet: '[data-style="0"]{top:1px}[data-style="1"]{top:2px}',
  })
})

test('escaped characters are decoded and cannot end the style sheet', () => {
  const { sheet } = extractInlineStyles(
    '<p style="background:url(&quot;a&amp;b&#x27;&gt;&lt;/style&gt;&quot;)"></p>',
  )
  expect(sheet).toBe(`[data-style="0"]{background:url("a&b'>\\3c /style>")}`)
})

test('text that looks like a style attribute is not changed', () => {
  const html = '<p>She wrote style=&quot;top:1px&quot;</p>'
  expect(extractInlineStyles(html)).toEqual({ html, sheet: '' })
})
