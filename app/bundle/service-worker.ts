import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Scripts that every screen may need offline, and all styles, because a saved copy may show any screen. */
const SHELL =
  /^assets\/((entry\.client|framework|ui|root|idle-warning|dialog|messages-\w+)-[\w-]+\.js|[\w-]+\.css)$/

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).sort()
      const buildId = createHash('sha256').update(names.join()).digest('hex').slice(0, 12)
      const files = names
        .filter((name) => SHELL.test(name))
        .map((name) => ({ url: `/${name}`, revision: null }))
      const pages = ['/offline', '/offline/logout'].map((url) => ({ url, revision: buildId }))
      const shell = [...files, ...pages]
      await build({
        entryPoints: ['app/browser/service-worker/worker.ts'],
        outfile: join(dir, 'service-worker.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2020',
        logLevel: 'warning',
        define: {
          SHELL: JSON.stringify(shell),
          BUILD: JSON.stringify(buildId),
          'process.env.NODE_ENV': '"production"',
        },
      })
    },
  }
}
