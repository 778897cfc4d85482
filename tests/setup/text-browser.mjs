import { spawnSync } from 'node:child_process'
import { installFromDebian } from './own-server.mjs'

// `node tests/setup/text-browser.mjs` installs Lynx if it can. Without it its journeys are skipped.

if (spawnSync('lynx', ['-version'], { stdio: 'ignore' }).status !== 0) installFromDebian('lynx')
