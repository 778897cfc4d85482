import { expect, it } from 'vitest'
import { fieldNames, labelOf } from '~/screen/forms/form-schema'
import { restorableFormAt } from './restorable-forms'

it.each([
  ['/update-profile', { email: 'Email', address: 'Address' }],
  ['/mobile-update', { mobile: 'New Mobile' }],
  [
    '/bank-details',
    {
      bank_name: 'Bank Name',
      bank_ac_no: 'Account Number',
      confirm_account_no: 'Confirm Account Number',
      ifsc_code: 'IFSC Code',
    },
  ],
  ['/Mail-Update/', { email: 'New Email' }],
  ['/pending-requests?reject=1', { reject_reason: 'Reason' }],
  [
    '/queries/new?b=420&a=HG1024',
    { category: 'What is wrong?', should_be: 'Should be (₹)', text: 'Message' },
  ],
  ['/queries/Q8FYACNT32H?reopen=1', { text: 'Message' }],
])('M016 a pending submission of %s is shown with the labels of its form', (path, labels) => {
  const { schema } = restorableFormAt(path)!
  const labelled = fieldNames(schema).map((name) => [name, labelOf(schema, name)])
  expect(Object.fromEntries(labelled)).toMatchObject(labels)
})

it.each([
  '/notifications',
  '/queries',
  '/queries/Q8FYACNT32H/close',
  '/change-password',
  '/constructor',
  '/cash-commission-requests',
])('M016 %s has no input to restore', (path) => expect(restorableFormAt(path)).toBeUndefined())
