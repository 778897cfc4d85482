import { style } from '@vanilla-extract/css'
import { width } from '~/ui/styles/tokens.css'

export const layout = style({ display: 'flex', flexDirection: 'column', gap: '24px', maxWidth: width.form })
