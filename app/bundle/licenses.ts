import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE_FOLDER = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/)/

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const sentModules = modules.filter(([, { renderedLength }]) => renderedLength > 0)
      const folders = new Map<string, string>()
      for (const [id] of sentModules) {
        const [, folder, name] = PACKAGE_FOLDER.exec(id) ?? []
        if (folder && name) folders.set(name, folder)
      }
      const texts = [...folders].sort().map(([name, folder]) => {
        const file = readdirSync(folder).find((fileName) => /^licen[cs]e/i.test(fileName))
        return `${name}\n\n${file ? readFileSync(join(folder, file), 'utf8') : 'This package has no licence file. See its page on npmjs.com.'}`
      })
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: texts.join(`\n\n${'-'.repeat(80)}\n\n`),
      })
    },
  }
}
