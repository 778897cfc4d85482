import { expect, it } from 'vitest'
import { ApiError } from '~/api/errors'
import { takeToast } from '~/session/toast.server'
import { argsOf, aRequest } from '../../../tests/factories/session'
import { redirectAfter } from './redirect-after.server'

async function resultOf(response: Response) {
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const { toast } = await takeToast(argsOf(aRequest('/', { cookie })))
  return [
    response.status,
    response.headers.get('Location'),
    toast?.type,
    toast?.description ?? toast?.message,
  ]
}

it('M243 redirects with the message of a change, or with the message of its error', async () => {
  expect(await resultOf(await redirectAfter('/settings', () => Promise.resolve('Revoked.')))).toEqual([
    302,
    '/settings',
    'success',
    'Revoked.',
  ])
  const refusal = new ApiError('refused', 'Not now.', 'closeQuery')
  expect(await resultOf(await redirectAfter('/settings', () => Promise.reject(refusal)))).toEqual([
    302,
    '/settings',
    'error',
    'Not now.',
  ])
})

it.each([new ApiError('unauthenticated', 'Log in.', 'closeQuery'), new Error('a bug')])(
  'throws %s',
  async (error) => {
    await expect(redirectAfter('/settings', () => Promise.reject(error))).rejects.toBe(error)
  },
)
