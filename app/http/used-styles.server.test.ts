import { expect, it } from 'vitest'
import { keepUsedStyles } from './used-styles.server'

const styled = (css: string, attributes = 'data-href="/assets/ui.css"') =>
  `<head><style ${attributes}>${css}</style></head><body class="page wide"><p class="text">Hello</p></body>`

const stylesOf = (html: string) => /<style[^>]*>([^<]*)/.exec(html)?.[1]

it.each([
  [
    'rules of its classes',
    '.page{margin:0}.gone{margin:1px}.text .gone{margin:2px}',
    '.page{margin:0}.text .gone{margin:2px}',
  ],
  [
    'rules without a class',
    'body{margin:0}[data-theme=dark]{color:red}',
    'body{margin:0}[data-theme=dark]{color:red}',
  ],
  [
    'used rules of a condition',
    '@media print{.text{color:red}.gone{color:blue}}',
    '@media print{.text{color:red}}',
  ],
  ['no empty condition', '@media screen and (min-width:64em){@supports (gap:0){.gone{gap:0}}}', ''],
  ['animations', '@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
  ['declarations of a condition', '@font-face{font-family:Noto}', '@font-face{font-family:Noto}'],
])('M008 a page without scripts keeps %s', (_, css, kept) => {
  expect(stylesOf(keepUsedStyles(styled(css)))).toBe(kept)
})

it('M008 keeps styles that are not of a file, and everything else', () => {
  const html = styled('.gone{color:red}', 'id="own"')
  expect(keepUsedStyles(html)).toBe(html)
})
