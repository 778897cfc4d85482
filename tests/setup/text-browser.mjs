import { spawnSync } from 'node:child_process'
import { installFromDebian } from './own-server.mjs'

// Without Lynx its journeys are skipped.
if (spawnSync('lynx', ['-version'], { stdio: 'ignore' }).status !== 0) installFromDebian('lynx')
