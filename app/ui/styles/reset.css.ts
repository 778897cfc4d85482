import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { calm, tall, wide } from './responsive'
import { color, radius, size, space, width } from './tokens.css'

/** Only these rules are in a layer, so every other rule overrides them. */
function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { base: rule } })
}

base('*, ::before, ::after', { boxSizing: 'border-box' })
base('*', { margin: 0 })
// `scrollPadding` keeps focused elements clear of the sticky bars.
base('html', {
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.5,
  color: color.ink,
  background: color.paper,
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  overflowWrap: 'break-word',
  '@media': {
    [tall]: { scrollPadding: `100px 0 calc(${size.bottomBar} + ${space[24]})` },
    [wide]: { scrollPaddingBottom: space[8] },
  },
})
base('h1, h2, h3, h4', { lineHeight: 1.3, fontWeight: 600 })
base('ul, ol', { padding: 0, listStyle: '""' })
base('dd', { margin: 0 })
base('a', { color: color.brand, textUnderlineOffset: '.2em' })
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
base('button, summary, label, select, [type=radio]', { cursor: 'pointer' })
base('fieldset', { border: 0, padding: 0, minWidth: 0 })
// A floated legend is laid out like other children of the fieldset.
base('legend', { padding: 0, float: 'left' })
base('summary', { listStyle: 'none' })
base('summary::-webkit-details-marker', { display: 'none' })
base('svg', { flex: 'none' })
base(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: '2px' })
base('[tabindex="-1"]:focus', { outline: 0 })

globalStyle('html:has(dialog:modal)', { overflow: 'hidden' })
globalStyle('*, ::before, ::after, ::backdrop', {
  '@media': { [calm]: { animationDuration: '1ms !important', transition: 'none !important' } },
})

globalStyle('[data-saved-copy]', {
  padding: '12px 16px',
  maxWidth: width.content,
  margin: '0 auto 16px',
  border: `1px solid ${color.warning}`,
  borderRadius: radius.control,
  background: color.warningSoft,
})
