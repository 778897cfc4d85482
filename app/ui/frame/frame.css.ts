import { globalStyle, style } from '@vanilla-extract/css'
import { barIsFixed, print, wide } from '~/ui/styles/responsive'
import { pageStart } from '~/ui/styles/shared.css'
import { color, radius, size, text, width } from '~/ui/styles/tokens.css'

export const frame = style({
  '@media': {
    [wide]: {
      vars: { [pageStart]: `max(0px, (100% - ${width.table}) / 2)` },
      display: 'grid',
      gridTemplateColumns: `${width.rail} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr auto',
      // Keeps the foot in place while the HTML arrives, because the rail comes after the content.
      minHeight: '100vh',
      alignItems: 'start',
    },
  },
})

export const skip = style({
  position: 'absolute',
  zIndex: 9,
  top: '-99px',
  left: '8px',
  padding: '10px 16px',
  background: color.surface,
  borderRadius: radius.control,
  ':focus': { top: '4px' },
})

export const main = style({
  display: 'block',
  padding: '12px 16px 0',
  '@media': {
    [wide]: { gridArea: '2 / 2', padding: '24px 32px' },
    [print]: { padding: 0 },
  },
})

/** Begins at the edge of a form, which most pages before login are. Leaves space below for a fixed bottom bar. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: `0 16px 16px max(16px, (100% - ${width.form}) / 2)`,
  color: color.softInk,
  fontSize: text[14],
  '@media': {
    [barIsFixed]: { paddingBottom: size.bottomBar },
    [wide]: { gridColumn: 2 },
    [print]: { display: 'none' },
  },
})
globalStyle(`${frame} > ${foot}`, {
  paddingInlineStart: '16px',
  '@media': { [wide]: { paddingInlineStart: `max(32px, (100% - ${width.table}) / 2)` } },
})
