import { expect, it } from 'vitest'
import { adviceOf, checkFor } from './unconfirmed'

const checkAt = (path: string) => checkFor({ url: `https://portal.example${path}` })

it.each([
  ['/update-profile', 'Check your profile before you try again.', '/profile'],
  ['/Update-Profile/', 'Check your profile before you try again.', '/profile'],
  ['/mail-update', 'Check your profile before you try again.', '/profile'],
  ['/mobile-update/otp', 'Check your mobile number before you try again.', '/profile'],
  ['/change-password', 'Log in with the new password. If that fails, try again.', '/logout'],
  ['/change-password-flag', 'Log in with the new password. If that fails, try again.', '/logout'],
  ['/bank-details', 'Check Bank Details before you try again.', '/bank-details'],
  ['/pending-requests?reject=1', 'Check Pending Requests before you try again.', '/pending-requests'],
  ['/notifications/clear.data', 'Check Notifications before you try again.', '/notifications'],
  [
    '/cash-commission-requests?confirm=1',
    'Check Received CMSN before you try again.',
    '/cash-commission-requests',
  ],
])('M026 the advice for a form at %s is %s', (path, advice, to) => {
  expect(adviceOf(checkAt(path))).toBe(advice)
  expect(checkAt(path)?.to).toBe(to)
})

it('M026 login has no screen to check', () => {
  expect(checkAt('/login')).toBeNull()
})
