import type { CallExpression, Expression, ImportDeclaration, MemberExpression, Node, Program } from 'estree'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressInLanguage } from './script-address'
import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import { expressionOf } from '../messages/icu'
import type { Language } from '../messages/languages'
import type { Texts } from '../messages/text'

const LANGUAGE = '__LANGUAGE__'
const MESSAGES = '~/messages/messages'
const NUMBER = `import { formatCount as __number } from '~/messages/count'\n`

interface LanguageOptions {
  /** English must be the first, because its scripts are at `assets/…`. Each other language has a folder, such as `assets/hi/…`. */
  languages: readonly [Language, ...Language[]]
  texts: Texts
  terser: MinifyOptions
}

/**
 * Inlines the texts of all languages, and then minifies each chunk once per language, with the language as a constant. The minifier drops
 * the other texts. The hash in a file name covers all languages, so a changed translation changes the address (decision 0049).
 */
export function languages({ languages, texts, terser }: LanguageOptions): Plugin {
  return {
    name: 'languages',
    apply: 'build',
    // Vite compiles TypeScript and JSX before this hook runs.
    transform(code, id) {
      if (id.includes('/app/messages/texts/'))
        this.error('Import m from ~/messages/messages: scripts must not contain all texts')
      if (!code.includes(MESSAGES)) return null
      const program = this.parse(code) as Program
      const imported = program.body.find(isMessagesImport)
      if (!imported) return null
      if (imported.specifiers.some(({ local }) => local.name !== 'm')) this.error(`Import only m in ${id}`)
      const edits: Edit[] = [{ ...positionOf(imported), text: '' }]
      for (const node of messagesIn(program, this.error.bind(this))) {
        const text = texts[node.key]
        if (!text) this.error(`No text ${node.key} in ${id}`)
        edits.push(
          {
            ...node.place,
            text: inEach(languages, (language) => functionOf(text[language], language, node.values?.names)),
          },
          ...(node.values?.edits ?? []),
        )
      }
      const inlined = withEdits(code, edits)
      return { code: inlined.includes('__number(') ? NUMBER + inlined : inlined, map: null }
    },
    augmentChunkHash: () => JSON.stringify(terser),
    generateBundle: {
      // Runs after Vite has written the addresses of lazy chunks.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of chunks) {
          const source = chunk.code
          const [first, ...others] = languages
          for (const language of others) {
            this.emitFile({
              type: 'asset',
              fileName: addressInLanguage(chunk.fileName, language),
              source: await minified(source, language, terser),
            })
          }
          chunk.code = await minified(source, first, terser)
        }
      },
    },
  }
}

/**
 * Writes the framework's route manifest once per language. Omits routes whose path ends with a file extension, because scripts never open
 * them. Runs in the server's build, because the framework writes its manifest there.
 */
export function routeLists(folder: string, languages: readonly Language[]): Plugin {
  return {
    name: 'route-lists',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const names = await readdir(join(folder, 'assets'))
        for (const name of names.filter((name) => /^manifest-.*\.js$/.test(name))) {
          const manifest = shortened(await readFile(join(folder, 'assets', name), 'utf8'))
          for (const language of languages)
            await writeFile(
              join(folder, addressInLanguage(`assets/${name}`, language)),
              manifestIn(language, manifest),
            )
        }
      },
    },
  }
}

const MANIFEST = /^window\.__remixManifest=(.*);$/

function shortened(manifest: string): string {
  const [, json] = MANIFEST.exec(manifest) ?? []
  if (!json) throw new Error("The framework's route manifest has an unknown format.")
  const { routes, ...rest } = JSON.parse(json) as { routes: Record<string, { path?: string }> }
  const screens = Object.entries(routes).filter(([, { path }]) => !/\.\w+$/.test(path ?? ''))
  // The browser reads a missing flag as false and a missing list as empty.
  const isDefault = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)
  const withoutDefaults = (_name: string, value: unknown) => (isDefault(value) ? undefined : value)
  return `window.__remixManifest=${JSON.stringify({ ...rest, routes: Object.fromEntries(screens) }, withoutDefaults)};`
}

const manifestIn = (language: Language, manifest: string) =>
  manifest.replace(/"(\/assets\/[^"]+)"/g, (_, address: string) =>
    JSON.stringify(addressInLanguage(address, language)),
  )

interface Edit {
  start: number
  end: number
  text: string
}

/** Rollup's parser adds positions to the ESTree standard. */
const positionOf = (node: Node) => node as unknown as { start: number; end: number }

const isMessagesImport = (node: Node): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && node.source.value === MESSAGES

function messagesIn(program: Program, fail: (message: string) => never) {
  const messages: { key: string; place: { start: number; end: number }; values: Values | null }[] = []
  const add = (node: Message, values: Values | null) => {
    if (node.computed || node.property.type !== 'Identifier') fail('Name each message in the code: m.key')
    else messages.push({ key: node.property.name, place: positionOf(node), values })
  }
  const called = new Set<Node>()
  const visit = (node: Node) => {
    if (isMessagesImport(node) || called.has(node)) return
    if (isMessage(node)) return add(node, null)
    if (node.type === 'CallExpression' && isMessage(node.callee)) {
      called.add(node.callee)
      add(node.callee, valuesOf(node.arguments))
    }
    for (const value of Object.values(node) as unknown[])
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
  }
  visit(program)
  return messages
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

type Message = MemberExpression & { object: Expression }

const isMessage = (node: Node): node is Message =>
  node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'm'

interface Values {
  names: string[]
  /** Turns `({ plot: number })` into `(number)`. */
  edits: Edit[]
}

/** Null if the call does not name its values in an object literal. */
function valuesOf([object, ...others]: CallExpression['arguments']): Values | null {
  if (object?.type !== 'ObjectExpression' || others.length > 0) return null
  const names: string[] = []
  const { start, end } = positionOf(object)
  const edits: Edit[] = [
    { start, end: start + 1, text: '' },
    { start: end - 1, end, text: '' },
  ]
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return null
    names.push(property.key.name)
    if (!property.shorthand)
      edits.push({ start: positionOf(property).start, end: positionOf(property.value).start, text: '' })
  }
  return { names, edits }
}

/** Source of a function that takes the values of the text in one object or, if `names` is given, one parameter for each name. */
const functionOf = (text: string, language: Language, names?: string[]) => {
  if (!text.includes('{')) return `(()=>${expressionOf(text, language)})`
  return names ? `((${names})=>${expressionOf(text, language, '')})` : `(i=>${expressionOf(text, language)})`
}

function inEach(languages: readonly Language[], write: (language: Language) => string): string {
  const [first, ...others] = languages
  return `(${others.map((one) => `${LANGUAGE}==="${one}"?${write(one)}:`).join('')}${write(first ?? 'en')})`
}

function withEdits(code: string, edits: Edit[]): string {
  const inOrder = [...edits].sort((one, other) => one.start - other.start)
  let end = 0
  const parts = inOrder.map((edit) => {
    const part = code.slice(end, edit.start) + edit.text
    end = edit.end
    return part
  })
  return parts.join('') + code.slice(end)
}

async function minified(source: string, language: string, terser: MinifyOptions): Promise<string> {
  const { code = '' } = await minify(source, {
    ...terser,
    compress: { ...(terser.compress as object), global_defs: { [LANGUAGE]: language } },
  })
  return code
}
