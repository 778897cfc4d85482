import { expect, it } from 'vitest'
import * as contact from '~/domain/contact'
import {
  associateId,
  code,
  coordinate,
  decimalHundredths,
  email,
  fileName,
  integer,
  mobile,
  name,
  paise,
  percentHundredths,
  rateHundredths,
  reraNumber,
  rupees,
  text,
  timestamp,
  webAddress,
} from '../../../reference-api/firm-data/cells'

it.each([
  [reraNumber, ' P02400099004 ', 'P02400099004'],
  [reraNumber, 'PRM/KA/RERA/1251/446/PR/171015/000473', 'PRM/KA/RERA/1251/446/PR/171015/000473'],
  [webAddress, ' https://rera.example/view?id=1 ', 'https://rera.example/view?id=1'],
])('X094 reads a RERA number and an address, case %#', (cell, written, value) => {
  expect(cell.read(written)).toBe(value)
  expect(cell.read(cell.write(value))).toBe(value)
})

it.each([
  [reraNumber, 'applied', 'is not a registration number: it has no digit.'],
  [reraNumber, `P${'0'.repeat(4_999)}`, 'is longer than 60 characters.'],
  [webAddress, 'javascript:alert(1)', 'is not a web address that begins with https:// or http://.'],
  [webAddress, 'rera.example', 'is not a web address that begins with https:// or http://.'],
  [webAddress, `https://rera.example/${'x'.repeat(2_000)}`, 'is longer than 2000 characters.'],
])('X094 refuses another RERA number or address, case %#', (cell, written, reason) => {
  expect(() => cell.read(written)).toThrow(reason)
})

it.each([
  ['₹1,49,999.50/-', 150_000],
  ['Rs. 1,50,000/-', 150_000],
  ['149999.49', 149_999],
])('X060 reads %s as %d rupees', (written, value) => expect(rupees().read(written)).toBe(value))

it.each([
  [rupees(), '150.000'],
  [rupees(), '₹1,50,000.000'],
  [rupees({ isSigned: true }), '-12.500'],
  [paise, '12.500'],
  [rateHundredths, '12.500'],
])('X060 refuses an amount in rupees with more than two decimals, case %#', (cell, written) => {
  expect(() => cell.read(written)).toThrow(
    'has more than two decimals. Write 150000, 1,50,000 or 1,50,000.00.',
  )
})

it.each([
  [rupees(), '5%'],
  [rupees(), '-₹5'],
  [paise, '₹-0.50'],
  [paise, '5 %'],
  [decimalHundredths, '166.67%'],
  [decimalHundredths, '₹166.67'],
  [percentHundredths, '-0.5 %'],
  [percentHundredths, '₹8'],
  [integer(0, 9), 'Rs 3'],
  [integer(0, 9), '-0'],
  [coordinate(90), '0x11'],
  [coordinate(90), '90.0001'],
  [coordinate(180), '-180.5'],
  [rupees(), '2147483647.50'],
  [rupees({ isSigned: true }), '-2147483648'],
  [decimalHundredths, '21474836.48'],
  [paise, '9'.repeat(30)],
  [email, '=cmd|x@a.example'],
])('X060 refuses a cell with a wrong unit, form or range, case %#', (cell, written) => {
  expect(() => cell.read(written)).toThrow()
})

it.each([
  ['2026-11-20T11:05:00', '2026-11-20 11:05:00'],
  ['2026-11-20T11:05', '2026-11-20 11:05:00'],
  ['20/11/2026 11:05', '2026-11-20 11:05:00'],
  ['2026-11-20', '2026-11-20 00:00:00'],
])('X060 reads the time %s as %s', (written, value) => expect(timestamp.read(written)).toBe(value))

it.each([
  [decimalHundredths, '166.67', 16_667],
  [percentHundredths, '8.5 %', 850],
  [rateHundredths, '8 %', 800],
  [rateHundredths, '8.500 %', 850],
  [percentHundredths, '12.500', 1_250],
  [rateHundredths, '₹1,200.50', 120_050],
  [paise, 'Rs 260000/-', 26_000_000],
])('X060 reads a number with the unit of its column, case %#', (cell, written, value) => {
  expect(cell.read(written)).toBe(value)
})

it.each([
  [code, '5-Mar', 'was changed by a spreadsheet. Format the column as text and enter the code again.'],
  [code, '1.23457E+11', 'was changed by a spreadsheet. Format the column as text and enter the code again.'],
  [code, 'x'.repeat(61), 'is longer than 60 characters.'],
  [
    associateId,
    'HG',
    "is not the firm's own id: two to twenty letters, digits, _ and -, such as HG1200 or KDE-101.",
  ],
  [fileName, 'layout.gif', 'is not the name of a JPEG, PNG or PDF file.'],
  [mobile, '1234567890', 'is not a mobile number: ten digits, the first from 6 to 9.'],
  [timestamp, '2026-11-20 25:00', 'is not a date, or a date with a time. Use yyyy-MM-dd HH:mm.'],
])('X060 names the rule that a cell breaks, case %#', (cell, written, message) => {
  expect(() => cell.read(written)).toThrow(message)
})

it.each([
  "o'brien@firm.in",
  'ravi&sons@mail.in',
  'a/b@x.co',
  'ravi@mail',
  'ravi@mail.c',
  'రవి@mail.in',
  'a b@x.co',
])('X060 M060 refuses the email %j, as the portal does', (value) => {
  expect(contact.email.safeParse(value).success).toBe(false)
  expect(() => email.read(value)).toThrow('is not an email address.')
})

it.each(['ravi.k+1@mail.co.in', '+ravi@mail.in', '_ravi@mail.in'])(
  'X061 M060 the email %j is valid in the portal, unchanged after writing and reading, and not written as a formula',
  (value) => {
    expect(contact.email.safeParse(value).success).toBe(true)
    expect(email.read(email.write(value))).toBe(value)
    expect(email.write(value)).not.toMatch(/^[=+\-@]/)
  },
)

it.each(['=1+1', "'=1+1", "''@x", "O'Brien", '-'])(
  'X061 %j is unchanged after writing and reading, and is not written as a formula',
  (value) => {
    expect(text(20).read(text(20).write(value))).toBe(value)
    expect(text(20).write(value)).not.toMatch(/^[=+\-@]/)
  },
)

const readAsWindows1252 = (value: string) => new TextDecoder('windows-1252').decode(Buffer.from(value))

it.each(['వెంకట రమణ', 'Plot of रमण', 'ఠ', '₹1 was sent', '“Lake” Road'])(
  'X060 refuses %j if a program read its UTF-8 as Windows-1252',
  (value) => {
    expect(() => text(200).read(readAsWindows1252(value))).toThrow('Save the file as "CSV UTF-8".')
    expect(text(200).read(value)).toBe(value)
  },
)

it.each(['Café Zoë', 'São Ângelo', '½ acre, à °N', 'Müller €'])('X060 reads the Latin text %j', (value) =>
  expect(text(200).read(value)).toBe(value),
)

it.each(['-', '?', '...', '123', 'N/A', 'na', 'NIL', 'none', 'null', 'TBD'])(
  'X102 %s is not a name',
  (text) => {
    expect(() => name(200).read(text)).toThrow('is not a name')
  },
)

it.each(['Ravi', 'రవి', 'Nani', 'A. 1', ''])('X102 "%s" may stand for a name', (text) => {
  expect(name(200).read(text)).toBe(text)
})

it.each(['12/\u0410', '\u039aDE-101'])('X101 %s has a letter that only looks Latin', (text) => {
  expect(() => code.read(text)).toThrow('looks like a Latin letter')
})
