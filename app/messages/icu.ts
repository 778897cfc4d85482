import { type Content, type Octothorpe, parse, type Select, type Token } from '@messageformat/parser'
import { formatCount } from './count'
import type { Language } from './languages'

/** Formatted values, and numbers for plurals. */
export type Inputs = Record<string, string | number>

/** Supports `{name}`, `{count, plural, …}` with `#`, and `{kind, select, …}`. */
export function format(text: string, language: Language, inputs: Inputs = {}): string {
  if (!text.includes('{')) return text.replaceAll("''", "'")
  return written(tokens(text), { language, inputs, count: 0 })
}

interface Filling {
  language: Language
  inputs: Inputs
  /** The value of `#`. */
  count: number
}

function written(parts: Token[], filling: Filling): string {
  return parts.map((part) => writtenPart(part, filling)).join('')
}

function writtenPart(part: Token, filling: Filling): string {
  const { language, inputs } = filling
  switch (part.type) {
    case 'content':
      return part.value
    case 'octothorpe':
      return formatCount(filling.count)
    case 'argument':
      return String(inputs[part.arg])
    case 'plural': {
      const count = Number(inputs[part.arg])
      return written(caseOf(part, [`=${count}`, pluralOf(count, language)]), { ...filling, count })
    }
    case 'select':
      return written(caseOf(part, [String(inputs[part.arg])]), filling)
    default:
      throw new Error(`No ${part.type} in messages`)
  }
}

const caseOf = ({ cases }: Select, keys: string[]) =>
  keys.map((key) => cases.find((one) => one.key === key)).find(Boolean)?.tokens ??
  cases.find(({ key }) => key === 'other')?.tokens ??
  []

const rules = new Map<Language, Intl.PluralRules>()

function pluralOf(count: number, language: Language): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return rule.select(count)
}

export function inputsOf(text: string): string[] {
  const names = (parts: Token[]): string[] =>
    parts.flatMap((part) => [
      ...('arg' in part ? [part.arg] : []),
      ...('cases' in part ? part.cases.flatMap((one) => names(one.tokens)) : []),
    ])
  return [...new Set(names(tokens(text)))].sort()
}

/** JavaScript for a text: each value has the prefix, and `__number` formats counts. */
export function expressionOf(text: string, language: Language, prefix = 'i.'): string {
  return expression(tokens(text), { language, prefix, count: '0' })
}

interface Writing {
  language: Language
  prefix: string
  /** The value of `#`. */
  count: string
}

function expression(parts: Token[], writing: Writing): string {
  const pieces = parts.map((part) => expressionOfPart(part, writing))
  return pieces.some((piece) => piece.startsWith('"')) || pieces.length !== 1
    ? ['""', ...pieces].join('+').replace(/^""\+(?=")/, '')
    : `""+${pieces[0]}`
}

function expressionOfPart(part: Content | Octothorpe | Token, writing: Writing): string {
  const { language, prefix, count } = writing
  switch (part.type) {
    case 'content':
      return JSON.stringify(part.value)
    case 'octothorpe':
      return `__number(${count})`
    case 'argument':
      return prefix + part.arg
    case 'plural': {
      const value = prefix + part.arg
      const isCase = (key: string) =>
        key.startsWith('=') ? `${value}==${key.slice(1)}` : ONE[language](value)
      return choice(part, isCase, (tokens) => expression(tokens, { ...writing, count: value }))
    }
    case 'select':
      return choice(
        part,
        (key) => `${prefix}${part.arg}==${JSON.stringify(key)}`,
        (tokens) => expression(tokens, writing),
      )
    default:
      throw new Error(`No ${part.type} in messages`)
  }
}

/** The plural rules of the Unicode CLDR for whole numbers. */
const ONE: Record<Language, (count: string) => string> = {
  en: (count) => `${count}==1`,
  hi: (count) => `(${count}==0||${count}==1)`,
  te: (count) => `${count}==1`,
}

function choice(part: Select, isCase: (key: string) => string, write: (parts: Token[]) => string): string {
  const other = part.cases.find(({ key }) => key === 'other')
  const named = part.cases.filter(({ key }) => key !== 'other')
  const branches = named.map(({ key, tokens }) => `${isCase(key)}?${write(tokens)}:`)
  return `(${branches.join('')}${write(other?.tokens ?? [])})`
}

const tokensOf = new Map<string, Token[]>()

/** Cached. Throws if the text is not ICU MessageFormat. */
function tokens(text: string): Token[] {
  const known = tokensOf.get(text) ?? parse(text, { strict: true })
  tokensOf.set(text, known)
  return known
}
