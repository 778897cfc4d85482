import { expect, it } from 'vitest'
import type * as z from 'zod/v4-mini'
import { accountNumber, bankName, confirmAccountNumber, ifscCode, rejectReason } from './bank-request'

const fields = { bankName, accountNumber, confirmAccountNumber, ifscCode, rejectReason }
const ONLY_LETTERS = 'Only alphabetic and special characters are allowed.'
const IFSC_PATTERN = 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)'

it.each<[keyof typeof fields, typed: unknown, message: string]>([
  ['bankName', '', 'Bank Name is required.'],
  ['bankName', '   ', 'Bank Name is required.'],
  ['bankName', undefined, 'Bank Name is required.'],
  ['bankName', 'Bank 1', ONLY_LETTERS],
  ['bankName', 'బ్యాంక్ ౧', ONLY_LETTERS],
  ['bankName', 'State\u0000Bank', ONLY_LETTERS],
  ['bankName', 'AB', 'Must be at least 3 characters long.'],
  ['bankName', 'x'.repeat(61), 'Must not exceed 60 characters.'],
  ['accountNumber', '', 'Account Number is required.'],
  ['accountNumber', undefined, 'Account Number is required.'],
  ['accountNumber', '12345678901x', 'Only numbers are allowed.'],
  ['accountNumber', '1234 5678 901', 'Only numbers are allowed.'],
  ['accountNumber', '123456789', 'Must be a minimum of 10 digits.'],
  ['accountNumber', '1'.repeat(19), 'You can enter a max of 18 digits only.'],
  ['confirmAccountNumber', '', 'Confirm Account Number is required.'],
  ['confirmAccountNumber', undefined, 'Confirm Account Number is required.'],
  ['confirmAccountNumber', '12345678901x', 'Only numbers are allowed.'],
  ['confirmAccountNumber', '1234 5678 901', 'Only numbers are allowed.'],
  ['confirmAccountNumber', '123456789', 'Must be minimum of 10 digits.'],
  ['confirmAccountNumber', '1'.repeat(19), 'You can enter max of 18 digits only.'],
  ['ifscCode', '', 'IFSC Code is Required'],
  ['ifscCode', undefined, 'IFSC Code is Required'],
  ['ifscCode', 'SBIN000123', 'Must be minimum of 11 digits.'],
  ['ifscCode', 'SBIN00012345', 'You can enter max of 11 digits only.'],
  ['ifscCode', 'SBIN1000123', IFSC_PATTERN],
  ['ifscCode', 'SB1N0000123', IFSC_PATTERN],
  ['ifscCode', 'SBIN0-00123', IFSC_PATTERN],
  ['rejectReason', '', 'Reject reason is required'],
  ['rejectReason', '    ', 'Reject reason is required'],
  ['rejectReason', undefined, 'Reject reason is required'],
  ['rejectReason', 'no!', 'Must be at least 4 characters long.'],
  ['rejectReason', 'x'.repeat(501), 'Must not exceed 500 characters.'],
  ['rejectReason', 'wrong\0name', "Reject reason contains a character we can't read."],
])('M095 M097 M100 M102 M103 M114 as %s, %j is rejected with "%s"', (field, typed, message) => {
  const schema: z.ZodMiniType = fields[field]
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(message)
})

it.each<[keyof typeof fields, typed: string, value: string]>([
  ['bankName', 'SBI', 'SBI'],
  ['bankName', 'x'.repeat(60), 'x'.repeat(60)],
  ['bankName', 'Jammu & Kashmir Bank (Main)', 'Jammu & Kashmir Bank (Main)'],
  ['bankName', 'స్టేట్ బ్యాంక్', 'స్టేట్ బ్యాంక్'],
  ['bankName', '  Union Bank', 'Union Bank'],
  ['accountNumber', '0000012345', '0000012345'],
  ['accountNumber', '1'.repeat(18), '1'.repeat(18)],
  ['accountNumber', '१२३४५६७८९०', '1234567890'],
  ['confirmAccountNumber', '0000012345', '0000012345'],
  ['confirmAccountNumber', '1'.repeat(18), '1'.repeat(18)],
  ['confirmAccountNumber', '१२३४५६७८९०', '1234567890'],
  ['ifscCode', 'ABCD0EF1234', 'ABCD0EF1234'],
  ['ifscCode', ' sbin0000123 ', 'SBIN0000123'],
  ['rejectReason', 'four', 'four'],
  ['rejectReason', 'ష'.repeat(500), 'ష'.repeat(500)],
])('M095 M096 M097 M100 M102 M114 as %s, %j is read as %j', (field, typed, value) => {
  expect(fields[field].parse(typed)).toBe(value)
})
