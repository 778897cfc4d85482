import { readdirSync, readFileSync } from 'node:fs'
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
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    ...(isSsrBuild ? [] : [knownInBrowsers(), licenses(), precompressed(), serviceWorker()]),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // Only its tables, and only when building.
  ssr: { noExternal: ['ifsc'] },
  build: {
    assetsInlineLimit: 0,
    target: 'es2020',
    // 5 KB less to send than the default minifier leaves, for two seconds of building.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      format: { comments: false },
      compress: { passes: 3, pure_getters: true, keep_fargs: false, inline: 1 },
    },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}))

/**
 * Few files: on a slow line each request costs more than the bytes it saves (decision 0007). All styles fall into one chunk, so there
 * is one stylesheet for all screens: inlined on a first visit, cached afterwards (decision 0002). The first that fits counts.
 */
const CHUNKS: [name: string | undefined, modules: RegExp][] = [
  [undefined, /\.route\.tsx?/],
  // Shown by the gallery of components and nowhere else.
  ['examples', /\/app\/ui\/.*\bexamples\.tsx?$/],
  ['forms', /node_modules\/(zod|@hookform|react-hook-form|remix-hook-form)\//],
  // Rules of the trade that are schemas: only screens with a form need them, and what reads them.
  ['forms', /\/app\/(lib\/form|domain\/(bank-request|contact|new-password|otp))\.ts/],
  [
    'framework',
    /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|remix-utils)\//,
  ],
  ['ui', /\.css\.ts/],
  // Of forms alone, with the form libraries or without.
  ['form-parts', /\/app\/ui\/(error-summary|form-layout\/(form-layout|use-focus)|confirm-link)\b/],
  [
    'form-parts',
    /\/app\/(ui\/field\/(file|password|select|text-area)-field|lib\/(outcome|delayed-revalidation))\b/,
  ],
  ['commission', /\/app\/ui\/(commission-entry|derivation|payment-list\/payment-list|short-name)\b/],
  ['commission', /\/app\/(domain\/(commission|derivation)|commission\/my-commission)\b/],
  ['bookings', /\/app\/bookings\/(bookings-page|booking-filters)\b/],
  ['plots', /\/app\/(bookings\/(booked-plots?|charges)|commission\/bookings-of-due|ui\/paid-bar)\b/],
  ['statements', /\/app\/(ui\/statement-page|domain\/share-texts|statements)\b/],
  ['long-list', /\/app\/ui\/(link-accordion|long-list)\b/],
  // Of one screen or one list.
  [
    undefined,
    /\/app\/(domain\/(price|quote|payment-days)|ui\/(avatar|combobox|details-menu\/details-menu|search-box))\b/,
  ],
  // Of several screens, and smaller than the head of an answer.
  ['ui', /\/app\/commission\/(commission-page|dues\/dues-lists)\b/],
  ['ui', /\/app\/(ui|domain|styles|lib|menu|paths|api|browser-session|root\.tsx)\b/],
]

const chunkOf = (id: string) => CHUNKS.find(([, modules]) => modules.test(id))?.[0]

/**
 * What the framework asks at run time and a browser of this portal always answers alike: that it is a browser, and which of the
 * framework's ways are chosen above. Answered when building, what the other answer needs is not sent (decision 0007).
 */
const KNOWN_IN_BROWSERS: Record<string, [question: RegExp, answer: string][]> = {
  '/@remix-run/react/dist/esm/': [
    [/\bfuture\.v3_lazyRouteDiscovery === true/g, 'false'],
    [/(?:[\w.]+\.)?\bfuture\.v3_\w+/g, 'true'],
    [/window\.__remixContext\.isSpaMode/g, 'false'],
    [/typeof (?:window|document) === "undefined"/g, 'false'],
    [/typeof singleFetch === "function"/g, 'true'],
  ],
  '/@remix-run/react/dist/esm/components.js': [
    [/!isStatic\b/g, 'true'],
    [/\bstaticContext \?/g, 'false ?'],
    [/__remixContext\.a\b/g, '0'],
    [/shouldPrefetch && !isAbsolute/g, 'false'],
  ],
  '/@remix-run/react/dist/esm/routes.js': [
    [/route\.id === "root" \? (?=RemixRootDefault|\(\))/g, 'false ? '],
  ],
  // A script that does not come is an error of its screen. Loading the page anew would lose it without a connection (decision 0013).
  '/@remix-run/react/dist/esm/routeModules.js': [
    [/window\.location\.reload\(\);/g, 'return { default() { throw error } };'],
    [/console\.error\([^;]*\);/g, ''],
  ],
  '/@remix-run/router/dist/router.js': [
    [/typeof (?:window|document) !== "undefined"/g, 'true'],
    [/\bfuture\.v7_\w+/g, 'true'],
  ],
}

function knownInBrowsers(): Plugin {
  const unasked = new Set(Object.values(KNOWN_IN_BROWSERS).flat())
  return {
    name: 'known-in-browsers',
    apply: 'build',
    transform(code, id) {
      const answers = Object.entries(KNOWN_IN_BROWSERS).flatMap(([path, pairs]) =>
        id.includes(path) ? pairs : [],
      )
      return answers.reduce((text, pair) => {
        if (text.search(pair[0]) >= 0) unasked.delete(pair)
        return text.replace(...pair)
      }, code)
    },
    buildEnd(error) {
      if (!error && unasked.size > 0)
        throw new Error(
          `The framework no longer asks ${[...unasked].map(([question]) => question).join(', ')}`,
        )
    },
  }
}

/** What the scripts are built from keeps its notices, in one file beside them: `/licenses.txt`. */
function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const sent = modules.filter(([, { renderedLength }]) => renderedLength > 0)
      const packages = sent.map(([id]) => /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/)/.exec(id))
      const folders = new Map(packages.flatMap((found) => (found ? [[found[2] ?? '', found[1] ?? '']] : [])))
      const texts = [...folders].sort().map(([name, folder]) => {
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
        return `${name}\n\n${file ? readFileSync(join(folder, file), 'utf8') : 'See its page.'}`
      })
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: texts.join(`\n\n${'-'.repeat(80)}\n\n`),
      })
    },
  }
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
