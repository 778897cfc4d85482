import { spawnSync } from 'node:child_process'
import { installFromDebian } from './temporary-server.mjs'

/** Whether `faketime` can run programs on another day. Installs it if there is none. */
export function hasFakeTime() {
  const runs = () => spawnSync('faketime', ['--version'], { stdio: 'ignore' }).status === 0
  if (!runs()) installFromDebian('faketime')
  return runs()
}

/** Variables for the browser, which does not start with another clock: its clock stays right. */
export function withoutFakeTime(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'LD_PRELOAD'))
}
