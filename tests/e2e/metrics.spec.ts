import { startPortalProcess } from '../factories/portal-process'
import { servers } from '../setup/servers'
import { expect, mintSession, personas, test } from './fixtures'

const PORT = Number(new URL(servers.portal.url).port) + 10

test(
  'X068 the portal serves metrics on a separate port, without personal data',
  { tag: '@request' },
  async ({ request }) => {
    test.slow()
    await using portal = await startPortalProcess(PORT, { METRICS_PORT: String(PORT + 1) })
    const cookie = await mintSession(request, portal.url, personas.P1)
    const response = await request.get(`${portal.url}/associate/bookings/booked/HG1024/4?plot_no=canary`, {
      headers: { Cookie: `session=${cookie}` },
    })
    expect(response.status()).toBe(200)
    expect((await request.get(`${portal.url}/metrics`)).status()).toBe(404)

    const metrics = await (await request.get(`http://localhost:${PORT + 1}/metrics`)).text()
    for (const line of [
      'request_seconds_count{route="/associate/bookings/booked/:associateId/:projectId",status="200"} 1',
      'upstream_call_seconds_count{call="login",outcome="ok"} 1',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ])
      expect(metrics).toContain(line)
    // The digits of a value may look like a mobile number.
    const withoutValues = metrics.replace(/ \S+$/gm, '')
    expect(withoutValues).toContain('\nprocess_resident_memory_bytes\n')
    expect(withoutValues).not.toMatch(/canary|HG1024|900000000/)
  },
)
