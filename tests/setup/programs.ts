import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

// Bundles the programs that unit tests run as processes. A bundle starts in a third of the processor time that tsx needs.

const PROGRAMS = [
  ...['reference-api/main', 'reference-api/data/main', 'reference-api/worker'],
  ...['app/api/endpoint-table.server', 'tests/conformance/main', 'bench/main'],
]
/** Packages with files of their own, and packages that no test loads. The others are bundled, because a single file loads faster. */
const EXTERNAL = ['better-sqlite3-napi', 'sharp', 'pdfkit', 'pg-native', 'vite', 'pino']
const CACHE = '.cache/programs'

export default async function bundlePrograms() {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'run-'))
  await build({
    entryPoints: {
      ...Object.fromEntries(PROGRAMS.map((program) => [program, `${program}.ts`])),
      // As in the build, the folder of the worker is next to the bundle that starts the worker.
      embedded: 'reference-api/embedded.ts',
      // As in the build, the data command is in the folder `data` next to the bundle that starts it.
      'reference-api/backup-process': 'reference-api/data/backup-process.ts',
    },
    bundle: true,
    external: EXTERNAL,
    // Packages in CommonJS call `require`.
    banner: {
      js: "import * as nodeModule from 'node:module'; const require = nodeModule.createRequire(import.meta.url)",
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: folder,
    logLevel: 'warning',
  })
  process.env.TEST_PROGRAMS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
