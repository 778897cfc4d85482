import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { chunkOf } from './app/bundle/chunks'
import { messages } from './app/bundle/messages'
import { licenses } from './app/bundle/licenses'
import { screenWithoutScript } from './app/browser/framework/screen-without-script'
import { precompressed } from './app/bundle/precompressed'
import { serviceWorker } from './app/bundle/service-worker'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    ...(isSsrBuild
      ? [precompressed('build/client')]
      : [screenWithoutScript(), licenses(), serviceWorker(), messages()]),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // Bundles the tables of ifsc at build time.
  ssr: { noExternal: ['ifsc'] },
  build: {
    assetsInlineLimit: 0,
    // The framework's links already preload scripts.
    modulePreload: false,
    target: 'es2020',
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}))
