import { expect, it } from 'vitest'
import { bankOfIfsc } from './ifsc.server'

it.each([
  ['SBIN0000300', { bank: 'State Bank of India', branch: '000300', isBranchListed: true }],
  ['HDFC0000001', { bank: 'HDFC Bank', branch: '000001', isBranchListed: true }],
  ['SBIN0ZZZZZZ', { bank: 'State Bank of India', branch: 'ZZZZZZ', isBranchListed: false }],
  [
    'APBL0006052',
    { bank: expect.stringContaining('Krishna') as string, branch: '006052', isBranchListed: true },
  ],
  ['YESB0AUB001', { bank: 'Akola Urban Co-operative Bank', branch: 'AUB001', isBranchListed: true }],
  ['HDFC0CNICBL', { bank: 'Navsarjan Industrial Co-operative Bank', branch: 'CNICBL', isBranchListed: true }],
  ['KJSB0KUB252', { bank: 'Konark Urban Co-operative Bank', branch: 'KUB252', isBranchListed: true }],
])('finds the bank and branch of %s', (code, expected) => {
  expect(bankOfIfsc(code)).toEqual(expected)
})

it.each([
  'DEMO0099001',
  'sbin0000300',
  'SBIN1000300',
  'SBIN',
  '',
  '__proto__',
  'SBIN0000300 ',
  '../IFSC.json',
])('returns null for "%s"', (code) => {
  expect(bankOfIfsc(code)).toBeNull()
})
