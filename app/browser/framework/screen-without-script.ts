import type { Plugin } from 'vite'

const FILE = '/@remix-run/react/dist/esm/routeModules.js'
const RELOAD = /window\.location\.reload\(\);/g

/**
 * If the script of a screen does not load, Remix 2 reloads the page. Without a connection the reload would lose the page, so the portal
 * shows an error in it instead (decision 0013). No release of the framework changes this yet.
 */
export function screenWithoutScript(): Plugin {
  let isReplaced = false
  return {
    name: 'screen-without-script',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(FILE)) return null
      isReplaced = RELOAD.test(code)
      return code.replace(RELOAD, 'return { default() { throw error } };')
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('The framework no longer reloads when a script is missing.')
    },
  }
}
