import type { Plugin } from 'vite'

export function frameworkConstants(): Plugin {
  const unused = new Set(Object.values(REPLACEMENTS).flat())
  return {
    name: 'framework-constants',
    apply: 'build',
    transform(code, id) {
      const replacements = Object.entries(REPLACEMENTS).flatMap(([path, pairs]) =>
        id.includes(path) ? pairs : [],
      )
      return replacements.reduce((text, pair) => {
        if (text.search(pair[0]) >= 0) unused.delete(pair)
        return text.replace(...pair)
      }, code)
    },
    buildEnd(error) {
      if (error || unused.size === 0) return
      const expressions = [...unused].map(([expression]) => expression).join(', ')
      throw new Error(`The framework no longer has these expressions: ${expressions}`)
    },
  }
}

/**
 * Replacements in the framework's code (decision 0027). Most expressions have the same value on every page of this portal. In routes.js the
 * replacement removes the framework's own fallback and error page, which the portal does not use.
 */
const REPLACEMENTS: Record<string, [expression: RegExp, replacement: string][]> = {
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
