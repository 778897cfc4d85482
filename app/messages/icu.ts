import { type Content, type Octothorpe, parse, type Select, type Token } from '@messageformat/parser'
import { formatCount } from './count'
import type { Language } from './languages'

/** Formatted values, and numbers for plurals. */
export type Inputs = Record<string, string | number>

/** Supports `{name}`, `{count, plural, …}` with `#`, and `{kind, select, …}`. */
export function format(text: string, language: Language, inputs: Inputs = {}): string {
  if (!text.includes('{')) return text.replaceAll("''", "'")
  return textOfParts(parseText(text), { language, inputs, count: 0 })
}

interface TextContext {
  language: Language
  inputs: Inputs
  /** The value of `#`. */
  count: number
}

function textOfParts(parts: Token[], context: TextContext): string {
  return parts.map((part) => textOfPart(part, context)).join('')
}

function textOfPart(part: Token, context: TextContext): string {
  const { language, inputs } = context
  switch (part.type) {
    case 'content':
      return part.value
    case 'octothorpe':
      return formatCount(context.count)
    case 'argument':
      return String(inputs[part.arg])
    case 'plural': {
      const count = Number(inputs[part.arg])
      return textOfParts(branchOf(part, [`=${count}`, pluralOf(count, language)]), { ...context, count })
    }
    case 'select':
      return textOfParts(branchOf(part, [String(inputs[part.arg])]), context)
    default:
      throw new Error(`No ${part.type} in messages`)
  }
}

const branchOf = ({ cases }: Select, keys: string[]) =>
  keys.map((key) => cases.find((branch) => branch.key === key)).find(Boolean)?.tokens ??
  cases.find(({ key }) => key === 'other')?.tokens ??
  []

const pluralRules = new Map<Language, Intl.PluralRules>()

function pluralOf(count: number, language: Language): string {
  const rule = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rule)
  return rule.select(count)
}

export function inputsOf(text: string): string[] {
  const names = (parts: Token[]): string[] =>
    parts.flatMap((part) => [
      ...('arg' in part ? [part.arg] : []),
      ...('cases' in part ? part.cases.flatMap((branch) => names(branch.tokens)) : []),
    ])
  return [...new Set(names(parseText(text)))].sort()
}

/** A JavaScript expression for a text. In it, the prefix precedes the name of each value, and `__number` formats counts. */
export function expressionOf(text: string, language: Language, prefix = 'i.'): string {
  return expression(parseText(text), { language, prefix, count: '0' })
}

interface ExpressionContext {
  language: Language
  prefix: string
  /** The value of `#`. */
  count: string
}

function expression(parts: Token[], context: ExpressionContext): string {
  const pieces = parts.map((part) => expressionOfPart(part, context))
  // The empty string makes `+` join strings. An expression that begins with a string does not need it.
  return ['""', ...pieces].join('+').replace(/^""\+(?=")/, '')
}

function expressionOfPart(part: Content | Octothorpe | Token, context: ExpressionContext): string {
  const { language, prefix, count } = context
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
        key.startsWith('=') ? `${value}==${key.slice(1)}` : IS_ONE[language](value)
      return choice(part, isCase, (tokens) => expression(tokens, { ...context, count: value }))
    }
    case 'select':
      return choice(
        part,
        (key) => `${prefix}${part.arg}==${JSON.stringify(key)}`,
        (tokens) => expression(tokens, context),
      )
    default:
      throw new Error(`No ${part.type} in messages`)
  }
}

/** For a whole number, the condition of the plural category `one` in the Unicode CLDR. */
const IS_ONE: Record<Language, (count: string) => string> = {
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

const parsedTexts = new Map<string, Token[]>()

/** Cached. Throws if the text is not ICU MessageFormat. */
function parseText(text: string): Token[] {
  const tokens = parsedTexts.get(text) ?? parse(text, { strict: true })
  parsedTexts.set(text, tokens)
  return tokens
}
