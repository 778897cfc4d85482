import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '~/ui/styles/responsive'
import { screenOnly, target } from '~/ui/styles/shared.css'
import { color, quick, radius } from '~/ui/styles/tokens.css'

const base = style([
  target,
  screenOnly,
  {
    justifyContent: 'center',
    padding: '8px 16px',
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
    transition: `filter ${quick}`,
    ':hover': { filter: 'brightness(.94)' },
    selectors: {
      '&[aria-current]': { background: color.brandSoft, borderColor: color.brand, color: color.ink },
      '&[aria-disabled=true]:not([aria-busy])': {
        background: color.line,
        borderColor: 'transparent',
        color: color.softInk,
        cursor: 'not-allowed',
        filter: 'none',
      },
    },
  },
])

const quiet = {
  color: color.brand,
  fontWeight: 400,
  paddingInline: '8px',
  textDecoration: 'underline',
} as const

export const button = styleVariants({
  primary: [base, { background: color.brand, color: color.onBrand }],
  secondary: [base, { background: color.surface, borderColor: color.control, color: color.brand }],
  quiet: [base, quiet],
  /** At the end of a row of buttons, so that nobody takes it for a part of their task. */
  apart: [base, quiet, { marginInlineStart: 'auto' }],
  danger: [base, { background: color.critical, color: color.onBrand }],
})

export type ButtonVariant = keyof typeof button

// Without a fill, because brand is a colour of text there.
for (const variant of [button.primary, button.danger]) {
  globalStyle(variant, {
    '@media': {
      [forcedColors]: { background: 'ButtonFace', color: 'ButtonText', borderColor: 'ButtonText' },
    },
  })
}
globalStyle(`${base}[aria-disabled=true]:not([aria-busy])`, {
  '@media': { [forcedColors]: { background: 'ButtonFace', color: 'GrayText', borderColor: 'GrayText' } },
})

// The spinner covers the text, so that nothing beside the button moves.
globalStyle(`${button.primary}[aria-busy]`, { WebkitTextFillColor: 'transparent' })
globalStyle(`${button.primary}[aria-busy] > span`, { position: 'absolute' })
