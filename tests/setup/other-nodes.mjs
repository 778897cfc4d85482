import { spawnSync } from 'node:child_process'

// `node tests/setup/other-nodes.mjs SCRIPT …` runs a script on each other supported release of Node that is installed. Node 24 is in the
// container image. `NODE_22` and `NODE_24` may name the programs.

const RELEASES = [22, 24]
const current = process.versions.node.split('.')[0]

for (const release of RELEASES.filter((release) => String(release) !== current)) {
  const program = findProgram(release)
  if (!program) console.log(`Skipped: Node ${release} is not installed.`)
  else if (spawnSync(program, process.argv.slice(2), { stdio: 'inherit' }).status !== 0) process.exitCode = 1
}

function findProgram(release) {
  const named = process.env[`NODE_${release}`]
  const programs = named ? [named] : [`node${release}`, `/usr/local/bin/node${release}`]
  const found = programs.find((program) => releaseOf(program) === release)
  if (named && !found) throw new Error(`NODE_${release} is not Node ${release}: ${named}`)
  return found
}

function releaseOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1])
}
