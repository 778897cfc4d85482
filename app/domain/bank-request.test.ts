import { describe, expect, it } from 'vitest'
import type * as z from 'zod/v4-mini'
import { accountNumber, bankName, confirmAccountNumber, ifscCode, rejectReason } from './bank-request'

const firstMessage = (schema: z.ZodMiniType, typed: unknown) =>
  schema.safeParse(typed).error?.issues[0]?.message

describe('bank name', () => {
  it.each([
    ['', 'Bank Name is required.'],
    ['   ', 'Bank Name is required.'],
    [undefined, 'Bank Name is required.'],
    ['Bank 1', 'Only alphabetic and special characters are allowed.'],
    ['బ్యాంక్ ౧', 'Only alphabetic and special characters are allowed.'],
    ['State\u0000Bank', 'Only alphabetic and special characters are allowed.'],
    ['AB', 'Must be at least 3 characters long.'],
    ['x'.repeat(61), 'Must not exceed 60 characters.'],
  ])('M095 rejects %j', (typed, message) => expect(firstMessage(bankName, typed)).toBe(message))

  it.each([
    ['SBI', 'SBI'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['Jammu & Kashmir Bank (Main)', 'Jammu & Kashmir Bank (Main)'],
    ['స్టేట్ బ్యాంక్', 'స్టేట్ బ్యాంక్'],
    ['  Union Bank', 'Union Bank'],
  ])('M095 M096 accepts %j as %j', (typed, name) => expect(bankName.parse(typed)).toBe(name))
})

describe('account number', () => {
  it.each([
    ['', 'Account Number is required.', 'Confirm Account Number is required.'],
    [undefined, 'Account Number is required.', 'Confirm Account Number is required.'],
    ['12345678901x', 'Only numbers are allowed.', 'Only numbers are allowed.'],
    ['1234 5678 901', 'Only numbers are allowed.', 'Only numbers are allowed.'],
    ['१२३४५६७८९०', undefined, undefined],
    ['123456789', 'Must be a minimum of 10 digits.', 'Must be minimum of 10 digits.'],
    ['1'.repeat(19), 'You can enter a max of 18 digits only.', 'You can enter max of 18 digits only.'],
  ])('M097 M100 rejects %j', (typed, message, confirmMessage) => {
    expect(firstMessage(accountNumber, typed)).toBe(message)
    expect(firstMessage(confirmAccountNumber, typed)).toBe(confirmMessage)
  })

  it.each(['0000012345', '1'.repeat(18)])('M097 M100 accepts "%s" unchanged', (typed) => {
    expect(accountNumber.parse(typed)).toBe(typed)
    expect(confirmAccountNumber.parse(typed)).toBe(typed)
  })
})

describe('IFSC code', () => {
  it.each([
    ['', 'IFSC Code is Required'],
    [undefined, 'IFSC Code is Required'],
    ['SBIN000123', 'Must be minimum of 11 digits.'],
    ['SBIN00012345', 'You can enter max of 11 digits only.'],
    ['SBIN1000123', 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)'],
    ['SB1N0000123', 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)'],
    ['SBIN0-00123', 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)'],
  ])('M102 M103 rejects %j', (typed, message) => expect(firstMessage(ifscCode, typed)).toBe(message))

  it.each([
    ['ABCD0EF1234', 'ABCD0EF1234'],
    [' sbin0000123 ', 'SBIN0000123'],
  ])('M102 accepts %j as %s', (typed, code) => expect(ifscCode.parse(typed)).toBe(code))
})

describe('reject reason', () => {
  it.each([
    ['', 'Reject reason is required'],
    ['    ', 'Reject reason is required'],
    [undefined, 'Reject reason is required'],
    ['no!', 'Must be at least 4 characters long.'],
    ['x'.repeat(501), 'Must not exceed 500 characters.'],
    ['wrong\0name', "Reject reason contains a character we can't read."],
  ])('M114 rejects %j', (typed, message) => expect(firstMessage(rejectReason, typed)).toBe(message))

  it.each(['four', 'ష'.repeat(500)])('M114 accepts %j', (typed) => {
    expect(rejectReason.parse(typed)).toBe(typed)
  })
})
