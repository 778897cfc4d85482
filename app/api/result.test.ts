import { describe, expect, it } from 'vitest'
import { z } from 'zod/v4'
import { LANGUAGES } from '~/messages/languages'
import { m } from '~/messages/messages'
import { inLanguage } from '~/messages/request-language.server'
import { apiErrorOf } from '../../tests/factories/caller'
import { toResult, statusOfParts, toListResult } from './result'
import { ApiError, errorForStatus } from './errors'
import { readReply } from './reply.server'
import { isAbsent, orNullIfAbsent } from './optional-calls'

const failing = (error: ApiError) => Promise.reject<string[]>(error)
const refused = new ApiError('refused', 'Closed today.', 'dues')
const outsideTeam = new ApiError('refused', m.notInYourTeam(), 'dues')
const errorOf = (status: number) => errorForStatus('dues', status)

describe('a list', () => {
  it('M008 M027 that is refused gives the fallback and the message', async () => {
    expect(await toListResult(failing(refused), [])).toEqual({ data: [], refusal: 'Closed today.' })
    expect(await toListResult(Promise.resolve(['a']), [])).toEqual({ data: ['a'], refusal: null })
  })

  it.each([
    ['M030 of another person', outsideTeam, 404],
    ['M030 forbidden by the upstream', errorOf(403), 404],
    ['M008 that does not exist', errorOf(404), 404],
    ['that is throttled', errorOf(429), 429],
    ['M026 that failed', errorOf(500), 502],
  ])('%s still throws', async (_, error, shown) => {
    expect((await apiErrorOf(toListResult(failing(error), []))).init.status).toBe(shown)
  })

  it.each(LANGUAGES)(
    'M030 X070 of another person throws the portal’s own message in %s',
    async (language) => {
      const reply = () => readReply('dues', z.object({}), '{"status":false,"message":"Not in your team."}')
      const thrown = await inLanguage(language, () =>
        apiErrorOf(toListResult(Promise.resolve().then(reply), {})).then((error) => ({
          status: error.init.status,
          isPortalMessage: error.message === m.notInYourTeam(),
        })),
      )
      expect(thrown).toEqual({ status: 404, isPortalMessage: true })
    },
  )
})

it('a page with a throttled part is a 429 with the message, one with a failed part a 200', async () => {
  const { failure } = await toResult(failing(errorOf(429)))
  expect(failure).toEqual({ message: 'Too many attempts. Please try again in a few minutes.', status: 429 })
  expect(statusOfParts(null, failure)).toBe(429)
  const { failure: broken } = await toResult(failing(errorOf(500)))
  expect(statusOfParts(broken, null)).toBe(200)
})

it('a refusal keeps its field errors', async () => {
  const errors = [{ field: 'plot_no', message: 'Closed today.' }]
  const atField = new ApiError('refused', 'Closed today.', 'plotCost', '', undefined, errors)
  const { failure } = await toResult(failing(atField))
  expect(failure).toEqual({ message: 'Closed today.', status: 200, errors })
})

describe('an optional call', () => {
  it.each([404, 405, 501])('is absent with status %i', async (code) => {
    expect(isAbsent(errorOf(code))).toBe(true)
    expect(await orNullIfAbsent(failing(errorOf(code)))).toBeNull()
  })

  it('is null when refused, but does not count as absent', async () => {
    expect(await orNullIfAbsent(failing(refused))).toBeNull()
    expect(isAbsent(refused)).toBe(false)
  })

  it.each([outsideTeam, errorOf(403), errorOf(429), errorOf(500)])(
    'M030 M026 still throws %s',
    async (error) => {
      expect(await apiErrorOf(orNullIfAbsent(failing(error)))).toBe(error)
    },
  )
})
