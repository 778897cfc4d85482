import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { examplesByComponent, wholePageExamples } from './examples'
import { renderPlain } from './render-plain'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Kept for tables whose rows are cards on phones (interface.md, Tables).
    'no-redundant-role': 'off',
    // As React writes them.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
})

const all = Object.entries({ ...examplesByComponent, ...wholePageExamples }).flatMap(
  ([component, examples]) => examples.map((example) => ({ component, ...example })),
)

test.each(all)('$component: $name is valid HTML without inline styles or handlers', async ({ render }) => {
  const html = renderPlain(render())
  expect(html).not.toMatch(/ (style|on[a-z]+)="/)
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([])
})
