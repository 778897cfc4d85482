import type { Plugin } from 'vite'

export function frameworkConstants(): Plugin {
  const unused = new Set(Object.values(CONSTANTS).flat())
  return {
    name: 'framework-constants',
    apply: 'build',
    transform(code, id) {
      const constants = Object.entries(CONSTANTS).flatMap(([path, pairs]) => (id.includes(path) ? pairs : []))
      return constants.reduce((text, pair) => {
        if (text.search(pair[0]) >= 0) unused.delete(pair)
        return text.replace(...pair)
      }, code)
    },
    buildEnd(error) {
      if (error || unused.size === 0) return
      const conditions = [...unused].map(([condition]) => condition).join(', ')
      throw new Error(`The framework no longer has these conditions: ${conditions}`)
    },
  }
}

/**
 * Except in routeModules.js, these are expressions in the framework's code with the same value in every browser of this portal (decision
 * 0027).
 */
const CONSTANTS: Record<string, [condition: RegExp, value: string][]> = {
  '/@remix-run/react/dist/esm/': [
    [/\bfuture\.v3_lazyRouteDiscovery === true/g, 'false'],
    [/(?:[\w.]+\.)?\bfuture\.v3_\w+/g, 'true'],
    [/window\.__remixContext\.isSpaMode/g, 'false'],
    [/typeof (?:window|document) === "undefined"/g, 'false'],
    [/typeof singleFetch === "function"/g, 'true'],
  ],
  '/@remix-run/react/dist/esm/components.js': [
    [/!isStatic\b/g, 'true'],
    [/\bstaticContext \?/g, 'false ?'],
    [/__remixContext\.a\b/g, '0'],
    [/shouldPrefetch && !isAbsolute/g, 'false'],
  ],
  '/@remix-run/react/dist/esm/routes.js': [
    [/route\.id === "root" \? (?=RemixRootDefault|\(\))/g, 'false ? '],
  ],
  // If the script of a screen does not load, the framework reloads the page. Offline, the reload would lose the page, so the portal shows
  // an error instead (decision 0013).
  '/@remix-run/react/dist/esm/routeModules.js': [
    [/window\.location\.reload\(\);/g, 'return { default() { throw error } };'],
    [/console\.error\([^;]*\);/g, ''],
  ],
  '/@remix-run/router/dist/router.js': [
    [/typeof (?:window|document) !== "undefined"/g, 'true'],
    [/\bfuture\.v7_\w+/g, 'true'],
  ],
}
