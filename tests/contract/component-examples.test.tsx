import { expect, test } from 'vitest'
import { wholePageExamples } from '~/ui/examples'
import { renderPlain } from '../factories/render-plain'
import { gluedWords } from '../setup/glued-words'
import { htmlFindings } from '../setup/html-validator'
import { galleryExamples } from '~/routes/dev.gallery/gallery-examples'

const all = Object.entries({ ...galleryExamples, ...wholePageExamples }).flatMap(([component, examples]) =>
  examples.map((example) => ({ component, ...example })),
)

test.each(all)('$component: $name is valid HTML without inline styles or handlers', async ({ render }) => {
  const html = renderPlain(render())
  expect(html).not.toMatch(/ (style|on[a-z]+)="/)
  expect(await htmlFindings(html)).toEqual([])
})

test.each(all)('$component: $name separates neighbours by a space', ({ render }) => {
  expect(gluedWords(renderPlain(render()))).toEqual([])
})
