import { globalStyle, style } from '@vanilla-extract/css'
import { medium, narrow, print, scripted, wide } from '~/ui/styles/responsive'

export const tenure = style({})

// With scripts, the plan Outright (value 2) has no tenure field. CSS hides the field, so that nothing moves when scripts load.
globalStyle(`[data-delivery=full] form:has([name=plan][value="2"]:checked) ${tenure}`, {
  '@media': { [scripted]: { display: 'none' } },
})

/**
 * Scrolled to its heading, it hides the button above, of which the top bar would cover half. Beside the form, it is in view without
 * scrolling.
 */
export const result = style({
  scrollMarginTop: '-32px',
  '@media': { [wide]: { scrollMarginTop: '100vh' } },
})

/** Where the price will be, beside the form. */
export const pricePlace = style({ '@media': { [`${narrow}, ${print}`]: { display: 'none' } } })

export const allPlans = style({})

// Headings may wrap to leave room for amounts.
globalStyle(`${allPlans} thead th`, { '@media': { [medium]: { whiteSpace: 'normal' } } })
