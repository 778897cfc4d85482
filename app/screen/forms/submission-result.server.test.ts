import { describe, expect, it } from 'vitest'
import { ApiError } from '~/api/errors'
import { failed, failedCall, invalid } from './submission-result.server'

it('M242 an invalid submission returns 400 with its own errors and the errors passed in', () => {
  const [mobile, otp] = ['Mobile is required.', 'OTP is invalid.'].map((message) => ({ type: 'x', message }))
  const submission = { errors: { mobile: mobile! }, values: { mobile: '' } }
  expect(invalid(submission, { otp: otp! })).toMatchObject({
    data: { status: 'invalid', errors: { mobile, otp }, values: { mobile: '' } },
    init: { status: 400 },
  })
})

it('M242 a failed submission returns 400 or the given status', () => {
  const submission = { errors: {}, values: { mobile: '9' } }
  const failure = { message: 'Not sent' }
  expect(failed(submission, failure)).toMatchObject({
    data: { status: 'failed', failure, ...submission },
    init: { status: 400 },
  })
  expect(failed(submission, failure, 502).init).toEqual({ status: 502 })
})

describe('failedCall', () => {
  const submission = { errors: {}, values: { email: 'x' } }
  const refused = (errors: { field: string | null; message: string }[]) =>
    new ApiError('refused', 'Not saved.', 'editProfile', '', undefined, errors)

  it('M062 puts errors of the form’s fields at the fields and all other errors into the message', () => {
    const error = refused([
      { field: 'email', message: 'Email is blocked.' },
      { field: 'city', message: 'City is missing.' },
      { field: null, message: 'Not saved.' },
    ])
    expect(failedCall(submission, error, { fields: ['email'] })).toMatchObject({
      init: { status: 400 },
      data: {
        errors: { email: { message: 'Email is blocked.' } },
        failure: { title: 'There is a problem', message: 'Not saved. City is missing.' },
        values: { email: 'x' },
      },
    })
  })

  it('M026 a transport error keeps its status and shows "Something went wrong."', () => {
    const error = new ApiError('unavailable', 'secret', 'editProfile', '', 504)
    expect(failedCall(submission, error, { title: 'Not saved' })).toMatchObject({
      init: { status: 504 },
      data: { failure: { title: 'Not saved', message: 'Something went wrong.' } },
    })
  })

  it('M017 rethrows a redirect', () => {
    const redirect = new Response(null, { status: 302 })
    let thrown: unknown
    try {
      failedCall(submission, redirect)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBe(redirect)
  })
})

it('M036 a rejection contains no parsed data', () => {
  const submission = { data: { password: 'Plots@2026' }, errors: {}, values: {} }
  for (const { data } of [invalid(submission), failed(submission, { message: 'x' })])
    expect(JSON.stringify(data)).not.toContain('Plots@2026')
})
