import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const at = (path: string) => new URL(path, import.meta.url).pathname

export default defineConfig({
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  resolve: {
    alias: [
      // The same logger, with its lines kept for `takeLog`.
      { find: '~/log.server', replacement: at('./tests/factories/log.ts') },
      { find: '~', replacement: at('./app') },
    ],
  },
  test: {
    include: ['{app,reference-api,tests/contract,tests/conformance}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/unit.ts'],
    pool: 'forks',
    maxWorkers: 2,
    minWorkers: 1,
    // The files that a worker runs one after the other share its modules: tests/setup/unit.ts puts back what they may change.
    isolate: false,
    // Against what hangs. On a machine that does much else at the same time a test may wait long for its turn.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
