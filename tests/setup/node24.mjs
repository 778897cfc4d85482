import { spawnSync } from 'node:child_process'

/*
 * `node tests/setup/node24.mjs SCRIPT …` runs a script on Node 24, which the container image runs on: the one that NODE_24 names, or
 * `node24`. Where this is Node 24, or there is none, it says so and runs nothing.
 */

const PROGRAMS = process.env.NODE_24 ? [process.env.NODE_24] : ['node24', '/usr/local/bin/node24']
const isNode24 = (version) => version?.startsWith('v24.') ?? false
const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout

const program = PROGRAMS.find((one) => isNode24(versionOf(one)))
if (isNode24(process.version)) console.log('This is Node 24: its tests run once.')
else if (program)
  process.exitCode = spawnSync(program, process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
else if (process.env.NODE_24) {
  console.error(`NODE_24 names ${process.env.NODE_24}, which is no Node 24.`)
  process.exitCode = 1
} else console.log('There is no second Node, release 24, here: the tests on this one count alone.')
