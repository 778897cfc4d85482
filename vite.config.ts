import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './app/service-worker/bundle'

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
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    ...(isSsrBuild ? [] : [precompressed(), serviceWorker()]),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2020',
    // 5 KB less to send than the default minifier leaves, for two seconds of building.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}))

/**
 * Few files: on a slow line each request costs more than the bytes it saves. All styles fall into one chunk, so there is one
 * stylesheet for all screens: inlined on a first visit, cached afterwards (decision 0002).
 */
function chunkOf(id: string): string | undefined {
  // Shown by the gallery of components and nowhere else.
  if (/\/app\/ui\/.*\bexamples\.tsx?$/.test(id)) return 'examples'
  if (/node_modules\/(zod|@hookform|react-hook-form|remix-hook-form)\//.test(id)) return 'forms'
  // Rules of the trade that are schemas: only screens with a form need them, and what reads them.
  if (/\/app\/(lib\/form|domain\/(bank-request|contact|new-password|otp))\.ts/.test(id)) return 'forms'
  if (
    /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|remix-utils)\//.test(
      id,
    )
  )
    return 'framework'
  if (id.includes('.css.ts')) return 'ui'
  if (
    /\/app\/(ui\/(commission-entry|derivation|payment-list|short-name)|domain\/(commission|derivation))\b/.test(
      id,
    )
  )
    return 'commission'
  if (/\/app\/(domain\/(price|quote|share-texts)|ui\/(combobox|share))\b/.test(id)) return undefined
  if (/\/app\/(ui|domain|styles|lib|menu|paths|api)\b/.test(id)) return 'ui'
  return undefined
}

/** Scripts and styles are compressed once, as well as can be, and served as they lie there. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName))
      await Promise.all(
        texts.map(async (file) => {
          const content = file.type === 'chunk' ? file.code : file.source
          await writeFile(join(dir, `${file.fileName}.br`), await promisify(brotliCompress)(content))
          await writeFile(join(dir, `${file.fileName}.gz`), await promisify(gzip)(content))
        }),
      )
    },
  }
}
