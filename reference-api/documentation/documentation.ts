import { Hono } from 'hono'
import { associateCalls, downloads, officeGroup, publicCalls } from '../calls'
import { officeDownloads, publicOfficeCalls } from '../office/calls'
import { buildOpenApi } from './openapi'

let cached: string | undefined

/** Built on the first request, so that the start is not delayed. */
const openApi = () =>
  (cached ??= JSON.stringify(
    buildOpenApi({
      publicCalls: [...publicCalls, ...publicOfficeCalls],
      protectedCalls: [...associateCalls, officeGroup],
      downloads: [...downloads, ...officeDownloads],
    }),
  ))

/** Serves the public description of the API. */
export const documentation = () =>
  new Hono().get('/openapi.json', (context) =>
    context.body(openApi(), 200, { 'Content-Type': 'application/json' }),
  )
