import { HtmlValidate } from 'html-validate'

const htmlValidator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Tables need explicit roles, because CSS that changes the layout of rows drops the roles.
    'no-redundant-role': 'off',
    // Pages without scripts redirect after the idle time (M015).
    'meta-refresh': 'off',
    // Links to phone numbers show words, or the number as the firm wrote it.
    'tel-non-breaking': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
  },
})

export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
