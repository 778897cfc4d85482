import { expect, test } from 'vitest'
import { gluedWords } from '../../tests/setup/glued-words'
import { htmlFindings } from '../../tests/setup/html-validator'
import { examplesByComponent, wholePageExamples } from './examples'
import { renderPlain } from './render-plain'

const all = Object.entries({ ...examplesByComponent, ...wholePageExamples }).flatMap(
  ([component, examples]) => examples.map((example) => ({ component, ...example })),
)

test.each(all)('$component: $name is valid HTML without inline styles or handlers', async ({ render }) => {
  const html = renderPlain(render())
  expect(html).not.toMatch(/ (style|on[a-z]+)="/)
  expect(await htmlFindings(html)).toEqual([])
})

test.each(all)('$component: $name separates neighbours by a space', ({ render }) => {
  expect(gluedWords(renderPlain(render()))).toEqual([])
})
