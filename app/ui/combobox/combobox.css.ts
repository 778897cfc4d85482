import { style } from '@vanilla-extract/css'
import { surface, target } from '~/ui/styles/shared.css'
import { color, hairline, text } from '~/ui/styles/tokens.css'

export const box = style({ position: 'relative' })
export const popup = style([
  surface,
  {
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: 0,
    // Wider than a narrow field, for long names.
    width: 'max(100%, min(20rem, 100vw - 32px))',
    top: 'calc(100% + 4px)',
  },
])
export const list = style({ maxHeight: '300px', overflow: 'auto' })
export const group = style({ padding: '8px 12px 4px', color: color.softInk, fontSize: text[14] })
export const option = style([
  target,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    padding: '8px 12px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderTop: hairline },
      '&:hover': { background: color.paper },
      '&[aria-selected=true]': {
        background: color.brandSoft,
        outline: `2px solid ${color.brand}`,
        outlineOffset: '-2px',
      },
    },
  },
])
export const detail = style({ color: color.softInk, fontSize: text[14] })
