import { expect, it } from 'vitest'
import { TEXTS } from '../../app/messages/texts'
import { SPECIFIED_TEXTS } from './specified-texts'

const english = Object.values(TEXTS).map(({ en }) => en as string)

it.each(Object.entries(SPECIFIED_TEXTS))(
  '%s X070 the catalogue has each specified English text once',
  (_, texts) => {
    const inCatalogue = texts.map((text) => ({ text, count: english.filter((en) => en === text).length }))
    // If the catalogue had a text twice, one of the two could change unnoticed.
    expect(inCatalogue).toEqual(texts.map((text) => ({ text, count: 1 })))
  },
)
