import compileModule from '@messageformat/core/lib/compile-module'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { messageFormats, withTags } from '../messages/icu'
import { LANGUAGES, type Language } from '../messages/languages'
import { TEXTS } from '../messages/texts'

/** Modules name texts while they load, which may be before the script with the texts. */
const MESSAGES_OF_PAGE =
  'export const m = new Proxy({}, { get: (_, key) => (inputs) => globalThis.__messages[key](inputs) })'

/** One script per language with all texts as functions. All other scripts are the same in every language (decision 0049). */
export function messages(): Plugin {
  return {
    name: 'messages',
    apply: 'build',
    load: (id) => (id.endsWith('/app/messages/messages.ts') ? MESSAGES_OF_PAGE : null),
    transform(_code, id) {
      if (id.includes('/app/messages/texts/'))
        this.error('Scripts must not contain the texts of all languages.')
    },
    async generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', name: `messages-${language}.js`, source: await catalogueOf(language) })
    },
  }
}

async function catalogueOf(language: Language): Promise<string> {
  const texts = Object.fromEntries(
    Object.entries(TEXTS).map(([key, text]) => [key, withTags(text[language])]),
  )
  const module = `${compileModule(messageFormats[language], texts)}`.replace(
    'export default',
    'globalThis.__messages =',
  )
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    // Letters of other scripts are half as long in UTF-8 as escaped.
    charset: 'utf8',
    logLevel: 'warning',
  })
  return outputFiles[0]!.text
}
