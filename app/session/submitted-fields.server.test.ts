import { expect, it } from 'vitest'
import { FORM_KEY } from './form-key'
import { typedFields } from './submitted-fields.server'

const shown = (path: string, fields: [string, string][]) =>
  typedFields(path, [...fields, [FORM_KEY, 'key']]).map(({ label, value }) => `${label}: ${value}`)

it.each<[string, [string, string][], string[]]>([
  [
    '/update-profile',
    [
      ['email', ''],
      ['address', '7, Main Road\r\nHyderabad '],
    ],
    ['Email: ', 'Address: 7, Main Road\r\nHyderabad'],
  ],
  ['/mail-update', [['email', 'a@b.in']], ['New Email: a@b.in']],
  [
    '/mobile-update',
    [
      ['mobile', '9000000009'],
      ['email', 'not@typed.in'],
    ],
    ['New Mobile: 9000000009'],
  ],
  [
    '/pending-requests?reject=1',
    [
      ['type_of_verification', '1'],
      ['status_type', '1'],
      ['reject_reason', 'Not mine'],
    ],
    ['Reason to reject: Not mine'],
  ],
  ['/notifications', [['id', '7']], []],
  [
    '/some-form-to-come',
    [
      ['bank_ac_no', '1'],
      ['firstName', 'Ravi'],
      ['to', 'a'],
      ['to', 'b'],
    ],
    ['Bank ac no: 1', 'First name: Ravi', 'To: a\nb'],
  ],
  ['/update-profile', [['constructor', 'x']], []],
  [
    '/some-form-to-come',
    [
      ['__proto__', 'x'],
      ['constructor', 'x'],
    ],
    ['Proto: x', 'Constructor: x'],
  ],
])('M016 what was typed at %s in plain words', (path, fields, lines) => {
  expect(shown(path, fields)).toEqual(lines)
})
