import { format, type Inputs } from './icu'
import { currentLanguage, type Text } from './languages'
import { TEXTS } from './texts'

/** A text with a space, `#` or `{` is a branch of a plural, not a name. */
type Name<Text extends string> = Text extends `${string}${' ' | '#' | '{'}${string}` ? never : Text

type Names<Text extends string> = Text extends `${string}{${infer Rest}`
  ? | (Rest extends `${infer Inner}}${string}`
        ? Name<Inner extends `${infer First},${string}` ? First : Inner>
        : never)
    | Names<Rest>
  : never

type Message<Text extends string> = [Names<Text>] extends [never]
  ? () => string
  : (inputs: Record<Names<Text>, string | number>) => string

type Messages = { [Key in keyof typeof TEXTS]: Message<(typeof TEXTS)[Key]['en']> }

const toMessage = (text: Text) => (inputs?: Inputs) => {
  const language = currentLanguage()
  return format(text[language], language, inputs)
}

/**
 * Screen texts as functions, in the language of the page. Never call a function while a module loads: the text would be in English. In
 * scripts for browsers, the build replaces the functions with the texts (decision 0049).
 */
export const m = Object.fromEntries(
  Object.entries(TEXTS).map(([key, text]) => [key, toMessage(text)]),
) as unknown as Messages
