import { expect, it } from 'vitest'
import { paths } from '~/paths/paths'
import { upstreamForThisFile } from '../../../tests/factories/caller'
import { aRequest, cookieFor } from '../../../tests/factories/session'
import { wireBankDetails, wirePendingRequest } from '../../../tests/factories/wire-media'
import { loader } from './route'

const upstream = upstreamForThisFile()

it.each([
  ['Your Bank Request has been sent for verification.', [wirePendingRequest()]],
  ['Changes to your bank account wait here until you confirm them.', []],
])('M117 the empty list says "%s"', async (hint, requests) => {
  upstream.replies({ json: wireBankDetails({}, requests) })
  const request = aRequest(paths.pendingRequests(), { cookie: await cookieFor() })
  const reply = await loader({ request, params: {}, context: {} })
  expect(reply.data.emptyHint).toBe(hint)
})
