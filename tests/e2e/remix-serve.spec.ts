import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { servers } from '../setup/servers'
import { expect, personas, test } from './fixtures'
import { LoginPage } from '../pages/login-page'

/** Offsets from the port of the portal. Each mode has a port of its own, because both modes may run at the same time. */
const PORT_OFFSETS = { js: 7, 'no-js': 8 }

test('the built portal runs under remix-serve: login, a list, a form and Log Out', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000)
  const mode = test.info().project.name as keyof typeof PORT_OFFSETS
  const port = Number(new URL(servers.portal.url).port) + PORT_OFFSETS[mode]
  const url = `http://localhost:${port}`
  const server = spawn('npm', ['run', '-s', 'serve:portal', '--ignore-scripts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      API_BASE_URL: servers.api.url,
      SESSION_SECRET: servers.portal.env.SESSION_SECRET,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  await once(server, 'spawn')
  try {
    const status = () =>
      request.get(`${url}/login`).then(
        (response) => response.status(),
        () => 0,
      )
    await expect.poll(status, { timeout: 30_000 }).toBe(200)

    await page.goto(`${url}/profile`)
    await new LoginPage(page).logIn(personas.P1)
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await page.goto(`${url}/associate/commission/payments`)
    await expect(page.getByRole('heading', { name: 'Financial year' })).toBeVisible()
    await page.goto(`${url}/settings`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
    await page.goto(`${url}/logout`)
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
    await page.goto(`${url}/profile`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  } finally {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit')
      // A negative id ends the process group: npm and the server that npm started.
      process.kill(-server.pid!)
      await exited
    }
  }
})
