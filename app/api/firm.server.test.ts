import { afterEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success } from '../../tests/factories/wire'
import { firm } from './firm.server'

const upstream = upstreamForThisFile()
const callerOf = (token: string) => ({ ...aCaller(), token })
const best = { name: 'Best Plots', address: '4 Lake Road', mobile: '9000000009', email: '' }
afterEach(() => Object.assign(env, { apiCapabilities: null, operatorsName: null }))

it('X001 X096 the firm is called once per token; a firm without a name is no firm', async () => {
  env.apiCapabilities = ['firm']
  env.operatorsName = 'Portal of Plots'
  upstream.replies({ json: success(best) }, { json: success({ name: '' }) }, { status: 404 })
  const once = callerOf('firm-once')
  expect([await firm(once), await firm(once), await firm(callerOf('firm-unnamed'))]).toEqual([
    best,
    best,
    null,
  ])
  expect(await firm(callerOf('firm-failed'))).toBeNull()
  expect(upstream.received().map(({ path }) => path)).toEqual(['/firm', '/firm', '/firm'])
})

it('X001 X096 without the capability there is no call: documents name PRODUCT_NAME, but never its default', async () => {
  env.apiCapabilities = []
  expect(await firm(callerOf('firm-absent'))).toBeNull()
  env.operatorsName = 'Portal of Plots'
  expect(await firm(callerOf('firm-absent'))).toEqual({
    name: 'Portal of Plots',
    address: '',
    mobile: '',
    email: '',
  })
  expect(upstream.received()).toEqual([])
})
