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
  [
    'nothing of a condition without used rules',
    '@media screen and (min-width:64em){@supports (gap:0){.gone{gap:0}}}',
    '',
  ],
  ['animations', '@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
  ['an at-rule that contains only declarations', '@page{size:A4;margin:14mm}', '@page{size:A4;margin:14mm}'],
  ['an at-rule without a block', '@layer base;html{margin:0}', '@layer base;html{margin:0}'],
  ['rules for an unused class or an element', '.gone,p{margin:0}', '.gone,p{margin:0}'],
  ['rules that exclude a class', 'p:not(.gone){margin:0}', 'p:not(.gone){margin:0}'],
  ['rules with a dot in an attribute', 'a[href$=".pdf"]{margin:0}', 'a[href$=".pdf"]{margin:0}'],
])('a page without scripts keeps %s', (_, css, remainingCss) => {
  expect(stylesOf(keepUsedStyles(styled(css)))).toBe(remainingCss)
})

it('keeps every rule of a style element that does not inline a stylesheet file', () => {
  const html = styled('.gone{color:red}', 'id="own"')
  expect(keepUsedStyles(html)).toBe(html)
})
