import { expect, it } from 'vitest'
import { TEXTS } from '../../app/messages/texts'
import { SPECIFIED_TEXTS } from './specified-texts'

const english = Object.values(TEXTS).map(({ en }) => en as string)

it.each(Object.entries(SPECIFIED_TEXTS))('%s X070 the English texts are the specification’s', (_, texts) => {
  const inCatalogue = texts.map((text) => ({ text, texts: english.filter((one) => one === text).length }))
  // Exactly once: a change of one of two equal texts would go unnoticed.
  expect(inCatalogue).toEqual(texts.map((text) => ({ text, texts: 1 })))
})
