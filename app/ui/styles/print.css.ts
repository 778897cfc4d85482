import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { print } from './responsive'

// The library's types lack `size`.
globalStyle('@page', { size: 'A4', margin: '14mm' } as GlobalStyleRule)
globalStyle('html', { '@media': { [print]: { fontSize: '10.5pt', background: 'none' } } })
globalStyle('button, form, a > svg, summary > svg', { '@media': { [print]: { display: 'none' } } })
// A long table breaks between its rows, instead of starting on the next page.
const keptTogether = 'tr, li, p, dl > div, figure, details:not(:has(tr:nth-child(9)))'
globalStyle(keptTogether, { '@media': { [print]: { breakInside: 'avoid' } } })
globalStyle('h1, h2, h3, caption', { '@media': { [print]: { breakAfter: 'avoid' } } })
globalStyle('thead', { '@media': { [print]: { display: 'table-header-group' } } })
globalStyle('tfoot', { '@media': { [print]: { display: 'table-row-group' } } })
