import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageWith } from './current-language'
import type { Language } from './languages'

/** One for the server and the portal it loads, which are bundled apart. */
const KEY = Symbol.for('plot-partner.language')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Language> }
const storage = (shared[KEY] ??= new AsyncLocalStorage<Language>())

readLanguageWith(() => storage.getStore() ?? 'en')

/** All messages written within, and within what it awaits, are in the language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work)
