import { defineConfig, devices } from '@playwright/test'
import { findBrowser, TEST_FLAGS } from './tests/setup/browser.mjs'
import { withoutFakeTime } from './tests/setup/fake-time.mjs'
import { servers } from './tests/setup/servers'

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 }

/** Two projects: with and without JavaScript. The portals `portal` and `faultyPortal` serve the same build. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only at a second attempt is a defect.
  retries: 0,
  expect: { timeout: 10_000 },
  // One more than the cores of a small machine, because journeys also wait.
  workers: 3,
  // Long, because a busy machine delays tests.
  timeout: 60_000,
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]] : 'list',
  use: {
    baseURL: servers.portal.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // A service worker would reply instead of the servers. Only journeys about the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: TEST_FLAGS,
      env: withoutFakeTime(process.env),
    },
  },
  // A test with the tag @js or @no-js runs in that project only. A test with @request proves its requirement by requests and runs in `js`
  // only. Any other test runs in both projects.
  projects: [
    { name: 'js', use: { ...phone, javaScriptEnabled: true }, grep: /@js|^(?!.*@no-js)/ },
    { name: 'no-js', use: { ...phone, javaScriptEnabled: false }, grep: /@no-js|^(?!.*@(js|request))/ },
  ],
  webServer: {
    command: 'node --import tsx tests/setup/start-servers.ts',
    wait: { stdout: /^ready$/m },
    timeout: 60_000,
  },
})
