import { style } from '@vanilla-extract/css'
import { accordion, meta, summary } from '~/ui/accordion/accordion.css'

/** Looks like the days that open. */
export const day = style([accordion, summary])
/** The whole row leads to the plot. */
export const link = style([meta, { '::after': { content: '', position: 'absolute', inset: 0 } }])
