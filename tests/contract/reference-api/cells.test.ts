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

interface Readable {
  read: (written: string) => unknown
}

const RERA = 'PRM/KA/RERA/1251/446/PR/171015/000473'

it.each([
  [reraNumber, ' P02400099004 ', 'P02400099004'],
  [reraNumber, RERA, RERA],
  [webAddress, ' https://rera.example/view?id=1 ', 'https://rera.example/view?id=1'],
])('X094 reads a RERA number and an address, case %#', (cell, written, value) => {
  expect(cell.read(written)).toBe(value)
  expect(cell.read(cell.write(value))).toBe(value)
})

const NAMES = ['Ravi', 'రవి', 'Nani', 'A. 1', '']
const LATIN_TEXTS = ['Café Zoë', 'São Ângelo', '½ acre, à °N', 'Müller €']

it.each<[Readable, string, unknown]>([
  [rupees(), '₹1,49,999.50/-', 150_000],
  [rupees(), 'Rs. 1,50,000/-', 150_000],
  [rupees(), '149999.49', 149_999],
  [timestamp, '2026-11-20T11:05:00', '2026-11-20 11:05:00'],
  [timestamp, '2026-11-20T11:05', '2026-11-20 11:05:00'],
  [timestamp, '20/11/2026 11:05', '2026-11-20 11:05:00'],
  [timestamp, '2026-11-20', '2026-11-20 00:00:00'],
  [decimalHundredths, '166.67', 16_667],
  [percentHundredths, '8.5 %', 850],
  [rateHundredths, '8 %', 800],
  [rateHundredths, '8.500 %', 850],
  [percentHundredths, '12.500', 1_250],
  [rateHundredths, '₹1,200.50', 120_050],
  [paise, 'Rs 260000/-', 26_000_000],
  ...LATIN_TEXTS.map((written) => [text(200), written, written] as [Readable, string, string]),
  ...NAMES.map((written) => [name(200), written, written] as [Readable, string, string]),
])('X060 X102 reads a cell in any notation of its column, case %#', (cell, written, value) => {
  expect(cell.read(written)).toBe(value)
})

const DECIMALS = 'has more than two decimals. Write 150000, 1,50,000 or 1,50,000.00.'
const BY_SPREADSHEET = 'was changed by a spreadsheet. Format the column as text and enter the code again.'
const NOT_AN_ADDRESS = 'is not a web address that begins with https:// or http://.'
const NOT_AN_ID =
  "is not the firm's own id: two to twenty letters, digits, _ and -, such as HG1200 or KDE-101."
const NO_NAMES = ['-', '?', '...', '123', 'N/A', 'na', 'NIL', 'none', 'null', 'TBD']

it.each<[Readable, string, string]>([
  [reraNumber, 'applied', 'is not a registration number: it has no digit.'],
  [reraNumber, `P${'0'.repeat(4_999)}`, 'is longer than 60 characters.'],
  [webAddress, 'javascript:alert(1)', NOT_AN_ADDRESS],
  [webAddress, 'rera.example', NOT_AN_ADDRESS],
  [webAddress, `https://rera.example/${'x'.repeat(2_000)}`, 'is longer than 2000 characters.'],
  [rupees(), '150.000', DECIMALS],
  [rupees(), '₹1,50,000.000', DECIMALS],
  [rupees({ isSigned: true }), '-12.500', DECIMALS],
  [paise, '12.500', DECIMALS],
  [rateHundredths, '12.500', DECIMALS],
  [code, '5-Mar', BY_SPREADSHEET],
  [code, '1.23457E+11', BY_SPREADSHEET],
  [code, 'x'.repeat(61), 'is longer than 60 characters.'],
  [associateId, 'HG', NOT_AN_ID],
  [fileName, 'layout.gif', 'is not the name of a JPEG, PNG or PDF file.'],
  [mobile, '1234567890', 'is not a mobile number: ten digits, the first from 6 to 9.'],
  [timestamp, '2026-11-20 25:00', 'is not a date, or a date with a time. Use yyyy-MM-dd HH:mm.'],
  [code, '12/\u0410', 'looks like a Latin letter'],
  [code, '\u039aDE-101', 'looks like a Latin letter'],
  ...NO_NAMES.map((written) => [name(200), written, 'is not a name'] as [Readable, string, string]),
])('X060 X094 X101 X102 names the rule that a cell breaks, case %#', (cell, written, reason) => {
  expect(() => cell.read(written)).toThrow(reason)
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

const noEmails = [
  "o'brien@firm.in",
  'ravi&sons@mail.in',
  'a/b@x.co',
  'ravi@mail',
  'ravi@mail.c',
  'రవి@mail.in',
  'a b@x.co',
]

it.each(noEmails)('X060 M060 refuses the email %j, as the portal does', (value) => {
  expect(contact.email.safeParse(value).success).toBe(false)
  expect(() => email.read(value)).toThrow('is not an email address.')
})

const emails = ['ravi.k+1@mail.co.in', '+ravi@mail.in', '_ravi@mail.in']

it.each(emails)('X061 M060 %j is valid in the portal, read as written, and no formula', (value) => {
  expect(contact.email.safeParse(value).success).toBe(true)
  expect(email.read(email.write(value))).toBe(value)
  expect(email.write(value)).not.toMatch(/^[=+\-@]/)
})

const texts = ['=1+1', "'=1+1", "''@x", "O'Brien", '-']

it.each(texts)('X061 %j is read as written, and not written as a formula', (value) => {
  expect(text(20).read(text(20).write(value))).toBe(value)
  expect(text(20).write(value)).not.toMatch(/^[=+\-@]/)
})

const readAsWindows1252 = (value: string) => new TextDecoder('windows-1252').decode(Buffer.from(value))

const notLatin = ['వెంకట రమణ', 'Plot of रमण', 'ఠ', '₹1 was sent', '“Lake” Road']

it.each(notLatin)('X060 refuses %j if a program read its UTF-8 as Windows-1252', (value) => {
  expect(() => text(200).read(readAsWindows1252(value))).toThrow('Save the file as "CSV UTF-8".')
  expect(text(200).read(value)).toBe(value)
})
