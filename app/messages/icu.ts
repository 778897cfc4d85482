import MessageFormat from '@messageformat/core'
import { parse, type Token } from '@messageformat/parser'
import type { Language } from './languages'

/** Formatted values, and numbers for plurals. */
export type Inputs = Record<string, string | number>

/** Plurals by language. Numbers have Indian groups and Latin digits in every language (X071). */
export const messageFormats: Record<Language, MessageFormat> = {
  en: new MessageFormat('en-IN', { strict: true }),
  hi: new MessageFormat('hi-IN', { strict: true }),
  te: new MessageFormat('te-IN', { strict: true }),
}

/**
 * The tags of a message stand between control characters before values are inserted, so that a value such as a name with `<` or `</hidden>`
 * stays text (X104). No value has control characters.
 */
const OPEN = '\u0002'
const CLOSE = '\u0003'
export const withTags = (text: string) => text.replace(/<(\/?\w+\/?)>/g, `${OPEN}$1${CLOSE}`)

const compiled = new Map<string, (inputs: Inputs) => string>()

/** Supports `{name}`, `{count, plural, …}` with `#`, and `{kind, select, …}`. */
export function format(text: string, language: Language, inputs: Inputs = {}): string {
  const key = `${language} ${text}`
  const write = compiled.get(key) ?? messageFormats[language].compile(withTags(text))
  compiled.set(key, write)
  return write(inputs)
}

export function inputsOf(text: string): string[] {
  const names = (parts: Token[]): string[] =>
    parts.flatMap((part) => [
      ...('arg' in part ? [part.arg] : []),
      ...('cases' in part ? part.cases.flatMap((branch) => names(branch.tokens)) : []),
    ])
  return [...new Set(names(parse(text, { strict: true })))].sort()
}
