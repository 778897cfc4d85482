import { spawnSync } from 'node:child_process'

// `node tests/setup/node24.mjs SCRIPT …` runs a script on Node 24, the version in the container image. It runs nothing if the current
// Node is version 24, or if no Node 24 is found. NODE_24 may name the program.

const PROGRAMS = process.env.NODE_24 ? [process.env.NODE_24] : ['node24', '/usr/local/bin/node24']
const isNode24 = (version) => version?.startsWith('v24.') ?? false
const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout

const program = PROGRAMS.find((path) => isNode24(versionOf(path)))
if (isNode24(process.version)) console.log('This is Node 24: the tests need no second run.')
else if (program)
  process.exitCode = spawnSync(program, process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
else if (process.env.NODE_24) {
  console.error(`NODE_24 is not Node 24: ${process.env.NODE_24}`)
  process.exitCode = 1
} else console.log('Skipped: Node 24 is not installed.')
