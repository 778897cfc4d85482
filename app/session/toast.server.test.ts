import { expect, it } from 'vitest'
import { aRequest, argsOf, asSent } from '../../tests/factories/session'
import { redirectWithToast, takeToast } from './toast.server'

const sendToast = async () => {
  const redirect = await redirectWithToast(
    '/settings',
    { type: 'success', message: 'Saved. రవి' },
    { headers: { 'Set-Cookie': 'other=1' } },
  )
  const [other, toast = ''] = redirect.headers.getSetCookie()
  return { redirect, other, toast }
}
const take = (cookie: string) => takeToast(argsOf(aRequest('/settings', { cookie })))

it('M026 a toast shows once, on the next page', async () => {
  const { redirect, other, toast } = await sendToast()
  expect(redirect.headers.get('location')).toBe('/settings')
  expect(other).toBe('other=1')
  const shownToast = await take(asSent(toast))
  expect(shownToast.toast).toEqual({ type: 'success', message: 'Saved. రవి' })
  const nextCookie = shownToast.headers?.getSetCookie()[0] ?? ''
  expect(await take(asSent(nextCookie))).toEqual({ toast: null, headers: null })
})

it('M026 a page without a toast sets no cookie', async () => {
  expect(await take('')).toEqual({ toast: null, headers: null })
})

it('M029 a toast cannot be forged', async () => {
  const { toast } = await sendToast()
  expect(toast).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  const [name, value = ''] = asSent(toast).split('=')
  const unsigned = Buffer.from(
    JSON.stringify({ __flash_flash__: { toast: { type: 'error', message: 'x' } } }),
  )
  for (const forged of [unsigned.toString('base64'), `${value}x`, value.slice(1), '', '%'])
    expect((await take(`${name}=${forged}`)).toast).toBeNull()
})
