import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    include: ['{app,reference-api,tests/contract,tests/conformance,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/unit.ts'],
    // For machines that do much else at the same time: a test is slow when it says so, not when it waits for its turn.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
