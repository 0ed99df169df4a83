import { expect, test } from 'vitest'
import { PageTemplate } from './page-template.ts'

const PAGE = `<html><head><!-- slot:metadata --><title>Guffaw</title><!-- /slot:metadata -->
<!-- slot:description --><meta /><!-- /slot:description --></head>
<body><!-- slot:root --><div></div><!-- /slot:root --></body></html>`

test('slots that are not filled keep their content', () => {
  const page = new PageTemplate(PAGE).withSlots({ description: '', head: '<style></style>' })
  expect(page).toContain('<title>Guffaw</title>')
  expect(page).toContain('<div></div>')
  expect(page).not.toContain('<meta />')
  expect(page).toContain('<style></style></head>')
})

test.each(['metadata', 'description', 'root'])('page without the slot "%s" is rejected', (slot) => {
  expect(() => new PageTemplate(PAGE.replace(`<!-- slot:${slot} -->`, ''))).toThrow(
    `index.html has no slot "${slot}"`,
  )
})
