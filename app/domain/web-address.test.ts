import { expect, it } from 'vitest'
import { webAddressIn } from './web-address'

it.each([
  ['https://rera.example/view?id=1', 'https://rera.example/view?id=1'],
  ['HTTP://RERA.example', 'http://rera.example/'],
  ['https://rera.example/a"><script>', 'https://rera.example/a%22%3E%3Cscript%3E'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['javascript://https://rera.example', null],
  ['data:text/html,x', null],
  ['//rera.example', null],
  ['/projects/1', null],
  ['rera.example/1', null],
  ['https:rera.example', null],
  ['https://', null],
  ['https://rera.example@evil.example/', null],
  ['', null],
])('X094 of %j, the address is %j', (text, address) => {
  expect(webAddressIn(text)).toBe(address)
})
