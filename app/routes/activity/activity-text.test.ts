import { expect, it } from 'vitest'
import { activityDetail, activityLabel, deviceAndAddress } from './activity-text'

const row = { at: null, kind: '', device: '', address: '', before: '', after: '', detail: '' }

it('X050 a kind has a label; an unknown kind is shown unchanged', () => {
  expect(activityLabel({ kind: 'login failed' })).toBe('Wrong password or OTP')
  for (const kind of ['unknown kind', 'constructor']) expect(activityLabel({ kind })).toBe(kind)
})

it.each([
  [{ before: 'ending 1234', after: 'ending 5678' }, 'ending 1234 → ending 5678'],
  [{ before: 'r…@example.com' }, 'r…@example.com removed'],
  [{ after: 'ending 5678', detail: 'approved' }, 'ending 5678 · approved'],
  [{}, ''],
])('X050 the details of %o are shown as %j', (part, text) =>
  expect(activityDetail({ ...row, ...part })).toBe(text),
)

it('X050 shows device and address, or the one that is known', () => {
  expect(deviceAndAddress({ ...row, device: 'Chrome on Android', address: '203.0.113.x' })).toBe(
    'Chrome on Android · 203.0.113.x',
  )
  expect(deviceAndAddress({ ...row, address: '203.0.113.x' })).toBe('203.0.113.x')
})
