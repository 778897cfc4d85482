import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { print } from './responsive'

// The typings know properties of elements only, and `size` belongs to a sheet.
globalStyle('@page', { size: 'A4', margin: '14mm' } as GlobalStyleRule)
globalStyle('html', { '@media': { [print]: { fontSize: '10.5pt', background: 'none' } } })
// What can only be pressed is of no use on paper.
globalStyle('button, form, a > svg, summary > svg', { '@media': { [print]: { display: 'none' } } })
globalStyle('tr, li, dl, figure, details', { '@media': { [print]: { breakInside: 'avoid' } } })
globalStyle('h1, h2, h3, caption', { '@media': { [print]: { breakAfter: 'avoid' } } })
globalStyle('thead', { '@media': { [print]: { display: 'table-header-group' } } })
// The sum is printed once, at the end.
globalStyle('tfoot', { '@media': { [print]: { display: 'table-row-group' } } })
