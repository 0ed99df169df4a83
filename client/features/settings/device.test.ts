import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 'Chrome on Android', 'phone'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${chrome} SamsungBrowser/25.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webkit} Version/16.6 Safari/604.1`,
    'Safari on iPad',
    'phone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0`,
    'Edge on Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/111.0`,
    'Opera on Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) ${webkit} Version/17.5 Safari/605.1.15`,
    'Safari on Mac',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux', 'computer'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome on ChromeOS', 'computer'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0 Safari/537.36',
    'Chrome on Linux',
    'computer',
  ],
  ['curl/8.5.0', 'curl', 'program'],
  ['python-requests/2.32', 'python-requests', 'program'],
  ['(no name)', 'Unknown device', 'program'],
  ['', 'Unknown device', 'program'],
  [null, 'Unknown device', 'program'],
])('%s is called %s', (userAgent, name, kind) => {
  expect(deviceOf(userAgent)).toEqual({ name, kind })
})
