import { spawnSync } from 'node:child_process'
import { installFromDebian } from './temporary-server.mjs'

// Without Lynx, the journeys that use it are skipped.
if (spawnSync('lynx', ['-version'], { stdio: 'ignore' }).status !== 0) installFromDebian('lynx')
