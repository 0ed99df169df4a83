import { expect, test } from 'vitest'
import { emailChangedMail } from './mails.ts'

test('user input is escaped in the HTML of a mail', () => {
  const { html, text } = emailChangedMail('old@mail.example', '<b>"a"&\'b\'@mail.example')
  expect(text).toContain('<b>"a"&\'b\'@mail.example')
  expect(html).not.toContain('<b>')
  expect(html).toContain("&#60;b&#62;&#34;a&#34;&#38;'b'@mail.example")
})
