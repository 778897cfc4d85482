import express from 'express'
import { register } from 'prom-client'
import { expect, it, vi } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { countRequests } from './requests.server'

const routes = {
  root: { id: 'root', path: '' },
  start: { id: 'start', parentId: 'root', index: true },
  home: { id: 'home', parentId: 'root', path: 'home' },
  receipts: { id: 'receipts', parentId: 'root', path: 'associate/bookings/:bookingId/receipts' },
  all: { id: 'all', parentId: 'root', path: '*' },
}

it('X068 requests are counted by route pattern and status, without ids, and unknown addresses share one label', async () => {
  const app = express()
  app.use(countRequests(() => routes))
  app.use((_request, response) => void response.sendStatus(204))
  await using server = await serve(app)
  const paths = [
    ...['/', '/_root.data', '/home', '/home?q=ravi', '/home.data', '/healthz', '/assets/entry-abc.js'],
    ...['/associate/bookings/254/receipts', '/associate/bookings/255/receipts', '/HG1024', '/x/9000000001'],
  ]
  for (const path of paths) await fetch(`${server.url}${path}`)
  const counts = () =>
    register.getSingleMetricAsString('plot_partner_request_seconds').then((text) =>
      text
        .split('\n')
        .filter((line) => line.includes('_count{'))
        .map((line) => line.replace('plot_partner_request_seconds_count', ''))
        .sort(),
    )
  await vi.waitFor(async () =>
    expect(await counts()).toEqual([
      '{route="/",status="204"} 2',
      '{route="/assets/*",status="204"} 1',
      '{route="/associate/bookings/:bookingId/receipts",status="204"} 2',
      '{route="/healthz",status="204"} 1',
      '{route="/home",status="204"} 3',
      '{route="other",status="204"} 2',
    ]),
  )
})
