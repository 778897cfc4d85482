import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'

/** Sources of a program and of what it starts, by their places in the build: the files that a bundle starts are next to it. */
const PROGRAMS = {
  'reference-api/main': { 'reference-api/main': 'reference-api/main.ts' },
  'reference-api/data/main': { 'reference-api/data/main': 'reference-api/data/main.ts' },
  embedded: { embedded: 'reference-api/embedded.ts', 'reference-api/worker': 'reference-api/worker.ts' },
  'reference-api/data-process': {
    'reference-api/data-process': 'reference-api/data/data-process.ts',
    'reference-api/data/main': 'reference-api/data/main.ts',
  },
  'app/env.server': { 'app/env.server': 'app/env.server.ts' },
  'app/api/endpoint-table.server': { 'app/api/endpoint-table.server': 'app/api/endpoint-table.server.ts' },
  'tests/conformance/main': { 'tests/conformance/main': 'tests/conformance/main.ts' },
  'bench/main': { 'bench/main': 'bench/main.ts' },
}
type Program = keyof typeof PROGRAMS

/** Packages with files of their own, and packages that no test loads. The others are bundled, because a single file loads faster. */
const EXTERNAL = ['better-sqlite3-napi', 'sharp', 'pdfkit', 'pg-native', 'vite', 'pino']

const paths = new Map<Program, string>()

/**
 * The path of a bundle of the current sources, which tests run as a process. A bundle starts in a third of the processor time that tsx
 * needs. The first call in a process makes it, because most tests run none.
 */
export function programPath(program: Program): string {
  const path = paths.get(program) ?? bundle(program)
  paths.set(program, path)
  return path
}

function bundle(program: Program): string {
  // tests/setup/programs.ts makes and removes the folder. Workers may bundle the same program at the same time.
  const folder = resolve(process.env.TEST_PROGRAMS ?? '', String(process.pid), program)
  // As `npm run build` does.
  cpSync('reference-api/media/pictures', join(folder, 'reference-api/pictures'), { recursive: true })
  buildSync({
    entryPoints: PROGRAMS[program],
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
  return join(folder, `${program}.js`)
}
