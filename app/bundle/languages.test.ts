import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '../messages/languages'
import type { Texts } from '../messages/text'
import { languages } from './languages'

const TEXTS = {
  save: { en: 'Save', hi: 'सेव करें', te: 'సేవ్ చేయండి' },
  bookings: {
    en: '{count, plural, one {# booking} other {# bookings}} of {name}',
    hi: '{name} की {count, plural, one {# बुकिंग} other {# बुकिंग}}',
    te: '{name} {count, plural, one {# బుకింగ్} other {# బుకింగ్‌లు}}',
  },
  plot: { en: 'Plot', hi: 'प्लॉट', te: 'ప్లాట్' },
}

const MODULES: Record<string, string> = {
  'virtual:/app/entry.js': `
    import { m } from '~/messages/messages'
    document.title = m.save()
    document.body.textContent = m.bookings({ count: document.links.length, name: document.title })
    void import('virtual:/app/lazy.js')`,
  'virtual:/app/lazy.js': `
    import { m } from '~/messages/messages'
    const labels = { plot: m.plot }
    document.body.title = labels.plot()`,
  '~/messages/count': 'export const formatCount = (count) => count.toLocaleString("en-IN")',
}

const MODULES_IN_ENGLISH: Record<string, string> = {
  ...MODULES,
  'virtual:/app/entry.js': `
    import { formatCount } from '~/messages/count'
    document.title = 'Save'
    const count = document.links.length
    document.body.textContent = (count == 1 ? formatCount(count) + ' booking' : formatCount(count) + ' bookings') + ' of ' + document.title
    void import('virtual:/app/lazy.js')`,
  'virtual:/app/lazy.js': "document.body.title = 'Plot'",
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'languages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function bundle(
  modules: Record<string, string>,
  bundledLanguages: [Language, ...Language[]],
  texts: Texts = TEXTS,
) {
  const built = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
      languages({
        languages: bundledLanguages,
        texts,
        terser: { module: true, compress: { passes: 3, pure_getters: true, keep_fargs: false, inline: 1 } },
      }),
    ],
    build: {
      write: false,
      target: 'es2020',
      minify: false,
      modulePreload: false,
      rollupOptions: { input: 'virtual:/app/entry.js' },
    },
  })) as Rollup.RollupOutput
  return built.output.map((file) => ({
    name: file.fileName,
    text: file.type === 'chunk' ? file.code : String(file.source),
  }))
}

const nameOfFormatCount = (script: string) => /import\s*\{\s*\w+ as (\w+)\s*\}/.exec(script)?.[1] ?? ''

const DEVANAGARI = /[\u0900-\u097f]/
const TELUGU = /[\u0c00-\u0c7f]/

describe('languages', () => {
  it('X072 each language has its own scripts, which contain only its own strings', async () => {
    const files = await bundle(MODULES, ['en', 'hi', 'te'])
    const textOf = (start: string) =>
      files
        .filter(({ name }) => name.startsWith(start) && !name.slice(start.length).includes('/'))
        .map(({ text }) => text)
        .join()
    expect(textOf('assets/')).toMatch(/Save[^]*bookings[^]*Plot|Plot[^]*Save[^]*bookings/)
    expect(textOf('assets/')).not.toMatch(DEVANAGARI)
    expect(textOf('assets/')).not.toMatch(TELUGU)
    expect(textOf('assets/hi/')).toMatch(DEVANAGARI)
    expect(textOf('assets/hi/')).not.toMatch(TELUGU)
    expect(textOf('assets/hi/')).not.toMatch(/Save|booking|Plot/)
    expect(textOf('assets/te/')).toMatch(TELUGU)
    expect(textOf('assets/te/')).not.toMatch(DEVANAGARI)
    expect(textOf('assets/te/')).not.toMatch(/Save|booking|Plot/)
  })

  it('X072 a script has the same name in each language, and imports scripts of its own language', async () => {
    const files = await bundle(MODULES, ['en', 'hi', 'te'])
    const namesIn = (start: string) =>
      files.flatMap(({ name }) =>
        new RegExp(`^${start}[^/]+$`).exec(name) ? [name.slice(start.length)] : [],
      )
    expect(namesIn('assets/hi/').sort()).toEqual(namesIn('assets/').sort())
    expect(namesIn('assets/te/').sort()).toEqual(namesIn('assets/').sort())
    const lazy = namesIn('assets/').find((name) => name.startsWith('lazy'))
    expect(files.find(({ name }) => name.startsWith('assets/hi/entry'))?.text).toContain(`./${lazy}`)
  })

  it('X072 English scripts are at most 60 bytes larger than the same code with fixed strings', async () => {
    const sizeOf = (files: { name: string; text: string }[]) =>
      files.reduce((sum, { text }) => sum + text.length, 0)
    const sizeWithFixedStrings = sizeOf(await bundle(MODULES_IN_ENGLISH, ['en']))
    expect(sizeOf(await bundle(MODULES, ['en']))).toBeLessThanOrEqual(sizeWithFixedStrings + 60)
  })

  it('X072 the values of a text may be expressions, other texts or a variable', async () => {
    const modules = {
      ...MODULES,
      'virtual:/app/lazy.js': `
        import { m } from '~/messages/messages'
        const count = document.links.length
        globalThis.written = [m.bookings({ name: m.plot(), count }), m.bookings({ ...{ count }, name: 'Hill' })]
        const values = { count: 1, name: 'Lake' }
        written.push(m.bookings(values))`,
    }
    const files = await bundle(modules, ['en'])
    const lazy = files.find(({ name }) => name.includes('lazy'))?.text ?? ''
    const runScript = new Function(
      'document',
      'formatCount',
      lazy.replace(/import[^;]*;/, `const ${nameOfFormatCount(lazy)} = formatCount;`),
    )
    runScript({ links: { length: 2 } }, String)
    expect((globalThis as { written?: string[] }).written).toEqual([
      '2 bookings of Plot',
      '2 bookings of Hill',
      '1 booking of Lake',
    ])
  })

  it('X072 a changed translation changes the name of the script', async () => {
    const changed = { ...TEXTS, save: { ...TEXTS.save, hi: 'सहेजें' } }
    const nameOf = (files: { name: string }[]) =>
      files.find(({ name }) => name.startsWith('assets/entry'))?.name
    const original = await bundle(MODULES, ['en', 'hi'])
    const retranslated = await bundle(MODULES, ['en', 'hi'], changed)
    expect(nameOf(retranslated)).not.toBe(nameOf(original))
  })

  it.each([
    ['an unknown text', 'm.nothing()', 'No text nothing'],
    ['a text that the code does not name', 'm[document.title]()', 'Name each message in the code'],
  ])('X071 the build fails for %s', async (_, use, error) => {
    const id = 'virtual:/app/lazy.js'
    const modules = { ...MODULES, [id]: `import { m } from '~/messages/messages'\ndocument.title = ${use}` }
    await expect(bundle(modules, ['en'])).rejects.toThrow(error)
  })
})
