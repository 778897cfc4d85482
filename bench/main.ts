const MEASUREMENTS: Record<string, () => Promise<unknown>> = {
  api: () => import('./api/main'),
  faults: () => import('./faults/main'),
  import: () => import('./import/main'),
  memory: () => import('./load/memory'),
  network: () => import('./network/main'),
  overload: () => import('./load/overload'),
  pages: () => import('./pages/main'),
  portal: () => import('./portal/main'),
  restart: () => import('./load/restart'),
  'sign-in': () => import('./sign-in/main'),
  soak: () => import('./load/soak'),
}
const USAGE =
  'api [--rounds N] | faults [--only KIND] | import [--scale N] | memory [--seconds N] | network [--tries N] [--kilobits N] [--latency MS] [--slowdown N] | overload [--seconds N] | pages [--tries N] [--bytes] | portal [--rounds N] [--seconds N] | restart [--requests N] | sign-in [--tries N] | soak [--minutes N]'

const [name = '', ...args] = process.argv.slice(2)
process.argv.splice(2, 1)
const measure = MEASUREMENTS[name]
if (measure) await measure()
else {
  console.error(`npm run bench -- ${USAGE}${args.length > 0 ? `; unknown: ${name}` : ''}`)
  process.exitCode = 1
}

export {}
