import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, readLanguageWith } from './languages'

/** The server and the portal are separate bundles. This key lets them share one storage. */
const KEY = Symbol.for('plot-partner.language')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Language> }
const storage = (shared[KEY] ??= new AsyncLocalStorage<Language>())

readLanguageWith(() => storage.getStore() ?? 'en')

/** Applies to messages in `work`, also after an await. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  storage.run(language, work)
