import { inputsOf } from '../../app/messages/icu'
import { type Language, LANGUAGES, type Texts } from '../../app/messages/languages'

interface Findings {
  /** Each as `key (hi)`: the key of a text, and the language that lacks the text. */
  missing: string[]
  unused: string[]
  /** Translations whose values or tags differ from those of the English text, each as `key (hi)`. */
  unlike: string[]
  unreviewed: Record<Language, number>
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** `sources` is all code that may use the texts. */
export function checkTexts(texts: Texts, sources: string[]): Findings {
  const used = new Set(sources.flatMap((code) => [...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)))
  const entries = Object.entries(texts)
  return {
    missing: entries.flatMap(([key, text]) =>
      OTHERS.filter((language) => !text[language]).map((language) => `${key} (${language})`),
    ),
    unused: entries.flatMap(([key]) => (used.has(key) ? [] : [key])),
    unlike: entries.flatMap(([key, text]) =>
      OTHERS.filter((language) => !isLike(text.en, text[language])).map((language) => `${key} (${language})`),
    ),
    unreviewed: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        language === 'en' ? 0 : entries.filter(([, text]) => !text.reviewed?.includes(language)).length,
      ]),
    ) as Record<Language, number>,
  }
}

const isLike = (english: string, translated: string) =>
  String([inputsOf(english), tagsOf(english)]) === String([inputsOf(translated), tagsOf(translated)])

const tagsOf = (text: string) => [...text.matchAll(/<\/?\w+\/?>/g)].map(([tag]) => tag).sort()
