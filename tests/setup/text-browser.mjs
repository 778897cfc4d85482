import { spawnSync } from 'node:child_process'
import { installFromDebian } from './own-server.mjs'

/* `node tests/setup/text-browser.mjs` installs Lynx where it can. The journeys in it are skipped where there is none. */

if (spawnSync('lynx', ['-version'], { stdio: 'ignore' }).status !== 0) installFromDebian('lynx')
