import { HtmlValidate } from 'html-validate'

/** What valid HTML is here: the recommended rules and those for accessibility, in React's way of writing. */
export const htmlValidator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Kept for tables whose rows are cards on phones (interface.md, Tables).
    'no-redundant-role': 'off',
    // Without a script a page leaves by itself at the end of the idle time (M015).
    'meta-refresh': 'off',
    // What such links say is whom they call, and no number.
    'tel-non-breaking': 'off',
    // As React writes them.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
  },
})

/** `rule: what is wrong`, for each finding in a document or a part of one. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
