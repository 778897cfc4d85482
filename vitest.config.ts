import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'
import { isPostgresInGate } from './tests/factories/cases'

const at = (path: string) => new URL(path, import.meta.url).pathname

/** Tests of deliveries, files, cells, documents and logs say nothing about the dialect. */
const SQLITE_IN_GATE = ['addresses', 'alerts', 'cells', 'documentation', 'documents', 'secrets']

export default defineConfig({
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform', identifiers: 'short' })],
  resolve: {
    alias: [
      { find: '~/telemetry/log.server', replacement: at('./tests/factories/log.ts') },
      { find: '~', replacement: at('./app') },
    ],
  },
  test: {
    include: ['{app,reference-api,tests/contract,tests/conformance}/**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      ...(isPostgresInGate
        ? SQLITE_IN_GATE.map((name) => `tests/contract/reference-api/${name}.test.ts`)
        : []),
    ],
    globalSetup: ['tests/setup/programs.ts'],
    setupFiles: ['tests/setup/unit.ts'],
    runner: './tests/setup/runner.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Test files of a worker share modules; tests/setup/unit.ts resets settings, log, clock and mocks.
    isolate: false,
    // Later runs read transformed modules from a cache: 15 s less for `npm run unit:postgres` after `npm run check`.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // Long, because a busy machine delays tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
