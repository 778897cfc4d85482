import { expect, it } from 'vitest'
import { isPersonalPassword } from './guessable-passwords.server'

const WORDS = ['Ravi Kumar Teja', '9000000001', 'rk.kite@mail.example', '9123456780@mail.example', '', null]

it.each([
  ['9000000001', true],
  ['A9000000001!', true],
  ['ravi@123', true],
  ['RaviKumarTeja', true],
  ['2026#Kumar', true],
  ['Plot@Partner1', true],
  ['rk#kite99', true],
  ['9123456780#a', true],
  ['mail#2027', false],
  ['Ravine#2027', false],
  ['RaviPlots#7', false],
  ['900000000', false],
  ['12345!', false],
  ['', false],
])('%j resembles the person or the product: %s', (password, isPersonal) => {
  expect(isPersonalPassword(password, WORDS)).toBe(isPersonal)
})

it('ignores names in other scripts and names of two letters', () => {
  expect(isPersonalPassword('12!', ['శ్రీలక్ష్మి', 'Om'])).toBe(false)
  expect(isPersonalPassword('om@1234', ['Om'])).toBe(false)
})
