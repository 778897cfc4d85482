import { expect, it } from 'vitest'
import { shortAddress } from './handle-request'

it.each([
  ['203.0.113.7', '203.0.113.x'],
  [' ::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:12:34::9', '2001:db8:12:x'],
  ['2001:db8::9', '2001:db8:0:x'],
  ['::1', '0:0:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['', null],
  ['office', null],
])('X050 the short form of "%s" is %s', (text, short) => expect(shortAddress(text)).toBe(short))
