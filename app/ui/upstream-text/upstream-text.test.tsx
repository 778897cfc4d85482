import { expect, test } from 'vitest'
import { inLanguage } from '~/messages/request-language.server'
import { renderPlain } from '../../../tests/factories/render-plain'
import { UpstreamText } from './upstream-text'

test.each([
  ['hi', 'Closed on Sunday.', '<span lang="en">Closed on Sunday.</span>'],
  ['te', '12 Months', '<span lang="en">12 Months</span>'],
  ['hi', 'रविवार को बंद', 'रविवार को बंद'],
  ['hi', 'OTP सही नहीं है', 'OTP सही नहीं है'],
  ['te', '₹4,300 · 12/A', '₹4,300 · 12/A'],
  ['en', 'Closed on Sunday.', 'Closed on Sunday.'],
] as const)('X071 on a page in %s, the markup of "%s" is %s', (language, text, html) => {
  expect(inLanguage(language, () => renderPlain(<UpstreamText>{text}</UpstreamText>))).toBe(html)
})
