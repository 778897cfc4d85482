import { expect, test } from 'vitest'
import { pageExamples } from '~/ui/examples/pages.examples'
import { renderPlain } from '../factories/render-plain'
import { findUnspacedTexts } from '../setup/unspaced-texts'
import { htmlFindings } from '../setup/html-validator'
import { galleryExamples } from '~/routes/dev.gallery/gallery-examples'

const allExamples = Object.entries({ ...galleryExamples, ...pageExamples }).flatMap(([component, examples]) =>
  examples.map((example) => ({ component, ...example })),
)

test.each(allExamples)(
  '$component: $name is valid HTML without inline styles or handlers, with a space between adjacent texts',
  async ({ render }) => {
    const html = renderPlain(render())
    expect(html).not.toMatch(/ (style|on[a-z]+)="/)
    expect(await htmlFindings(html)).toEqual([])
    expect(findUnspacedTexts(html)).toEqual([])
  },
)
