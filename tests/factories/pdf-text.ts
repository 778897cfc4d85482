import { inflateSync } from 'node:zlib'

/**
 * Reads the text of each page in the order of the page's operators: glyphs through the ToUnicode table of their font, and shaped words
 * from their ActualText.
 */
export function readPdf(content: Uint8Array): { pages: string[]; elements: string[]; source: string } {
  const source = inflated(Buffer.from(content).toString('latin1'))
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(source, id),
    ]),
  )
  const pages = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => stream)
    .filter((stream) => / Tf\n/.test(stream))
    .map((stream) => readPage(stream, fonts))
  const elements = [...source.matchAll(/^\/S \/(\w+)$/gm)].map(([, type = '']) => type)
  return { pages, elements, source }
}

const inflated = (source: string) =>
  source.replace(
    /(\/FlateDecode\b[^>]*>>\nstream\n)([\s\S]*?)(?=\nendstream)/g,
    (_, head: string, stream: string) => head + inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  )

/** The letters of a font, indexed by glyph number. */
function lettersOf(source: string, fontId: string): string[] {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objectOf(source, fontId))?.[1] ?? ''
  const ranges = [...objectOf(source, table).matchAll(/\[([^\]]*)\]/g)]
  return ranges
    .flatMap(([, range = '']) => [...range.matchAll(/<([0-9a-f]*)>/g)])
    .map(([, hex]) => utf16(hex))
}

const objectOf = (source: string, id: string) =>
  new RegExp(`^${id} 0 obj\n([\\s\\S]*?)\nendobj`, 'm').exec(source)?.[1] ?? ''

const MARKS =
  /\/ActualText \((?<actual>(?:[^\\)]|\\[^])*)\)|\/(?<font>F\d+) \S+ Tf|\[(?<glyphs>[^\]]*)\] TJ|(?<end>\b(?:EMC|ET)\b)/g

function readPage(stream: string, fonts: Map<string, string[]>): string {
  let text = ''
  let letters: string[] = []
  let isShaped = false
  for (const { groups = {} } of stream.matchAll(MARKS)) {
    const { actual, font, glyphs = '', end } = groups
    if (actual) text += textOf(actual)
    isShaped = end === 'EMC' ? false : isShaped || actual !== undefined
    if (font) letters = fonts.get(font) ?? []
    if (end === 'ET') text += '\n'
    const numbers = isShaped ? [] : [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
    text += numbers
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((number) => letters[parseInt(number, 16)] ?? '')
      .join('')
  }
  return text
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A PDF string is UTF-16 if it begins with a byte order mark; otherwise each byte is a letter. */
function textOf(literal: string): string {
  const bytes = literal.replace(/\\([^])/g, (_, sign: string) => ESCAPES[sign] ?? sign)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

const utf16 = (hex = '') =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)))
