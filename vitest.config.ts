import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    include: ['{app,reference-api,tests/contract,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/unit.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
})
