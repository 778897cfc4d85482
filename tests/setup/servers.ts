import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const runFolder = join(tmpdir(), `plot-partner-e2e-${process.env.PLOT_PARTNER_E2E ?? process.pid}`)
process.env.PLOT_PARTNER_E2E ??= String(process.pid)

const BASE_PORT = Number(process.env.PLOT_PARTNER_E2E_PORT ?? 3100)
/** The webhook stores one code per recipient, so two APIs must not send to the same recipient at once. */
const OTP_WEBHOOK_URL = `http://127.0.0.1:${BASE_PORT + 2}/__otp`
/** Makes hashes cheap, because most journeys start with a login. */
const PASSWORD_SCRYPT_N = '1024'
const SECRET = 'only-for-tests-only-for-tests-only-for-tests'

export const servers = {
  portal: portal(BASE_PORT, {}),
  api: {
    url: `http://127.0.0.1:${BASE_PORT + 1}`,
    env: {
      API_PORT: String(BASE_PORT + 1),
      DATA_DIR: join(runFolder, 'api'),
      DEMO_DATA: 'true',
      THROTTLE: 'false',
      PASSWORD_SCRYPT_N,
      LOG_LEVEL: 'warn',
      OTP_WEBHOOK_URL,
    },
  },
  faultyUpstream: {
    url: `http://127.0.0.1:${BASE_PORT + 2}`,
    env: { FAULTY_PORT: String(BASE_PORT + 2), FAULTY_TARGET: `http://127.0.0.1:${BASE_PORT + 1}` },
  },
  faultyPortal: portal(BASE_PORT + 3, {
    API_BASE_URL: `http://127.0.0.1:${BASE_PORT + 2}`,
    API_IDEMPOTENCY: 'true',
    SUPPORT_CONTACT: '040-4000 0000 or help@firm.example',
  }),
}

export type ServerName = keyof typeof servers

function portal(port: number, env: Record<string, string>) {
  return {
    url: `http://localhost:${port}`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: join(runFolder, String(port)),
      SESSION_SECRET: SECRET,
      DEMO_DATA: 'true',
      // Many tests log in as the same user from one address.
      THROTTLE: 'false',
      PASSWORD_SCRYPT_N,
      LOG_LEVEL: 'warn',
      OTP_WEBHOOK_URL,
      ...env,
    },
  }
}
