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

const compiled = new Map<string, (inputs: Inputs) => string>()

/** Supports `{name}`, `{count, plural, …}` with `#`, and `{kind, select, …}`. */
export function format(text: string, language: Language, inputs: Inputs = {}): string {
  const key = `${language} ${text}`
  const write = compiled.get(key) ?? messageFormats[language].compile(text)
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
