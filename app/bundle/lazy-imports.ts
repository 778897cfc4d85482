import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** Replaces the bundler's helper, which also loads the stylesheets of lazy imports, because the portal's lazy imports have none. */
export function lazyImports(): Plugin {
  return {
    name: 'lazy-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isDynamicEntry && file.viteMetadata?.importedCss.size)
          this.error(`${file.fileName} is imported on demand and has styles, which would not load.`)
    },
  }
}
