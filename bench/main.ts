const MEASUREMENTS: Record<string, () => Promise<unknown>> = {
  api: () => import('./api/main'),
  faults: () => import('./faults/main'),
  hostile: () => import('./hostile/main'),
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
  'api [--rounds N] [--only NAME] | faults [--only KIND] [--call NAME] [--at-once N] | hostile [--only KIND] [--every N] | import [--scale N] | memory [--seconds N] | network [--tries N] [--kilobits N] [--latency MS] [--slowdown N] | overload [--seconds N] | pages [--tries N] [--bytes] | portal [--rounds N] [--seconds N] | restart [--requests N] [--clients N] | sign-in [--tries N] | soak [--minutes N] [--per-second N]'

const [name = ''] = process.argv.slice(2)
process.argv.splice(2, 1)
const measure = MEASUREMENTS[name]
if (measure) await measure()
else {
  console.error(`npm run bench -- ${USAGE}${name && `; unknown: ${name}`}`)
  process.exitCode = 1
}

export {}
