import type { Page } from '@playwright/test'
import { parse, type Token } from '@messageformat/parser'
import { TEXTS } from '../../app/messages/texts'

/**
 * Makes the words of the portal's texts at least 40 % longer on the page, with accents, as a future translation may be. Only the page
 * changes, so the portal needs no build or setting, and no user can choose this language. Values in the texts do not change.
 */
export async function lengthenTexts(page: Page): Promise<number> {
  const texts = await page.evaluate(readTexts)
  const longer = texts.map(lengthened)
  await page.evaluate(writeTexts, longer)
  return longer.filter((text) => text !== null).length
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const sourceOf = (token: Token) => (token.type === 'content' ? escaped(token.value) : VALUE)

const VALUE = '(.*?)'
const TAG = /<\/?\w+\/?>/

/** Patterns for each text without tags, and for each piece of a text between its tags. Each group of a pattern matches a value. */
const patterns = Object.values(TEXTS).flatMap(({ en }) =>
  en.split(TAG).flatMap((piece) => {
    const isWhole = piece === en
    // A plural that contains a tag leaves pieces that cannot be parsed.
    if (!isWhole && /[{}]/.test(piece.replaceAll(/\{\w+\}/g, ''))) return []
    return sourcesOf(parse(piece)).map((source) => new RegExp(`^\\s*${source}\\s*$`, 'ds'))
  }),
)

/** One regular expression per combination of plural branches. */
function sourcesOf(tokens: Token[]): string[] {
  return tokens.reduce<string[]>(
    (sources, token) => {
      const branches =
        'cases' in token ? token.cases.flatMap((plural) => sourcesOf(plural.tokens)) : [sourceOf(token)]
      return sources.flatMap((source) => branches.map((branch) => source + branch))
    },
    [''],
  )
}

/** Stays the same in every language, but would match the pattern of a plot's name. */
const PRODUCT_NAME = 'Plot Partner'

const lengthenedTexts = new Map<string, string | null>()

function lengthened(text: string): string | null {
  if (text === PRODUCT_NAME) return null
  const cached = lengthenedTexts.get(text)
  if (cached !== undefined) return cached
  const longer = lengthenedAround(bestMatch(text), text)
  lengthenedTexts.set(text, longer)
  return longer
}

/** Start and end of each value in the text. If several patterns match, the one with the shortest values counts. */
function bestMatch(text: string): [number, number][] | null {
  const matches = patterns.flatMap((pattern) => {
    const values = pattern.exec(text)?.indices?.slice(1)
    return values ? [values.flatMap((span) => (span ? [span] : []))] : []
  })
  const size = (values: [number, number][]) => values.reduce((sum, [start, end]) => sum + end - start, 0)
  return matches.sort((one, other) => size(one) - size(other))[0] ?? null
}

function lengthenedAround(values: [number, number][] | null, text: string): string | null {
  if (!values) return null
  return [...values, [text.length, text.length]]
    .map(
      ([start, end], index) =>
        inAccents(text.slice(values[index - 1]?.[1] ?? 0, start)) + text.slice(start, end),
    )
    .join('')
}

const ACCENTS: Record<string, string> = {
  a: 'ä',
  e: 'é',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Ä',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
}

const inAccents = (text: string) =>
  text.replace(/[A-Za-z]+/g, (word) => {
    const accented = word.replace(/[aeiouAEOU]/g, (letter) => ACCENTS[letter] ?? letter)
    return accented + 'é'.repeat(Math.ceil(word.length * 0.4))
  })

/* In the browser. */

function readTexts(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? '')
  return texts
}

function writeTexts(longer: (string | null)[]) {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (const text of longer) {
    nodes.nextNode()
    if (text !== null && !nodes.currentNode.parentElement?.closest('script, style'))
      nodes.currentNode.nodeValue = text
  }
}
