import { expect, test } from 'vitest'
import { siteKeyOf } from './ipv6-network.ts'

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['ada@mail.example 2001:db8:1:ffff::/64', 'ada@mail.example 2001:db8:1::/48'],
  ['203.0.113.7', null],
  ['unknown', null],
  ['ada@mail.example', null],
  ['2001:db8:1:2::/64@mail.example', null],
])('the /48 key of %s is %s', (key, site) => {
  expect(siteKeyOf(key)).toBe(site)
})
