import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { barIsFixed, narrow, wide } from '~/ui/styles/responsive'
import { target } from '~/ui/styles/shared.css'
import { color, hairline, quick, size, text, width } from '~/ui/styles/tokens.css'
import { barLink } from './navigation.css'

export const drawer = style({ '@media': { [wide]: { display: 'none' } } })
export const drawerButton = style([barLink, drawer])

export const drawerSummary = style([
  barLink,
  {
    selectors: {
      // This backdrop is part of the summary, so a tap on it closes the panel.
      [`${drawer}[open] > &::before`]: {
        content: '',
        position: 'fixed',
        inset: 0,
        background: color.scrim,
      },
    },
  },
])

const enter = keyframes({ from: { transform: 'translateX(100%)' } })
const panel = {
  position: 'fixed',
  inset: '0 0 0 auto',
  width: `min(${width.drawer}, 100vw - 56px)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface,
  color: color.ink,
  animation: `${enter} ${quick}`,
} as const

/** Comes after the drawer's `<details>` in the document, so that CSS can show the entries without scripts. */
export const entries = style({
  '@media': {
    [narrow]: {
      display: 'none',
      selectors: {
        [`${drawer}[open] + &`]: { ...panel, display: 'block', padding: '0 8px 8px', borderLeft: hairline },
      },
    },
    // Leaves the summary visible, because pressing it closes the panel.
    [barIsFixed]: {
      selectors: {
        [`${drawer}[open] + &`]: { bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom))` },
      },
    },
  },
})
const headHeight = '52px'
export const plainHead = style({ display: 'none' })
globalStyle(`${drawer}[open] + ${entries} > ${plainHead}`, {
  '@media': {
    [narrow]: {
      position: 'sticky',
      top: 0,
      display: 'flex',
      alignItems: 'center',
      minHeight: headHeight,
      paddingInlineStart: '8px',
      background: color.surface,
      fontSize: text[18],
      fontWeight: 600,
    },
  },
})
globalStyle(`${plainHead}::before`, { content: 'attr(data-label)' })
export const plainClose = style([
  target,
  {
    display: 'none',
    selectors: {
      [`${drawer}[open] &`]: {
        position: 'fixed',
        zIndex: 1,
        top: 0,
        insetInlineEnd: '8px',
        display: 'inline-flex',
        minHeight: headHeight,
        padding: '4px 8px',
        color: color.brand,
        fontSize: text[16],
        fontWeight: 600,
        textDecoration: 'underline',
      },
      '&::after': { content: 'attr(data-label)' },
    },
  },
])
export const drawerDialog = style({
  ...panel,
  height: '100%',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  borderLeft: hairline,
  '::backdrop': { background: color.scrim },
})
export const drawerBody = style({ minHeight: '100%', padding: '4px 8px 8px' })
export const drawerHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingInlineStart: '8px',
})
