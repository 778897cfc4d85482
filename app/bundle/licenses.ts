import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const sent = modules.filter(([, { renderedLength }]) => renderedLength > 0)
      const packages = sent.map(([id]) => /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/)/.exec(id))
      const folders = new Map(packages.flatMap((found) => (found ? [[found[2] ?? '', found[1] ?? '']] : [])))
      const texts = [...folders].sort().map(([name, folder]) => {
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
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
