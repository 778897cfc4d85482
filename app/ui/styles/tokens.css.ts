import { assignVars, createGlobalThemeContract, createGlobalVar, globalStyle } from '@vanilla-extract/css'
import { type Palette, palettes } from '~/domain/palette'
import { forcedColors } from './responsive'

const names = Object.keys(palettes.light) as (keyof Palette)[]

/** `color.ink` is `var(--ink)`. */
export const color = createGlobalThemeContract(
  Object.fromEntries(names.map((name) => [name, name])) as Record<keyof Palette, string>,
)

export const space = { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px' }
export const text = {
  13: '.8125rem',
  14: '.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
}
export const radius = { card: '12px', control: '8px', round: '99px' }
export const width = { form: '480px', content: '720px', table: '1120px', rail: '14.5rem', drawer: '320px' }
/** The bars grow with the text size of Settings. */
export const size = { target: '44px', topBar: 'max(52px, 3.25rem)', bottomBar: 'max(56px, 3.5rem)' }
export const hairline = `1px solid ${color.line}`
export const quick = '160ms ease-out'

globalStyle(':root', { colorScheme: 'light', vars: assignVars(color, palettes.light) })
const darkRoot = { colorScheme: 'dark', vars: assignVars(color, palettes.dark) }
globalStyle(':root:not([data-theme=light])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkRoot },
})
globalStyle(':root[data-theme=dark]', { '@media': { screen: darkRoot } })

// In forced colours, browsers leave the colours of SVG shapes unchanged.
globalStyle(':root:root:root', {
  '@media': {
    [forcedColors]: {
      vars: { [color.brand]: 'LinkText', [color.line]: 'CanvasText', [color.focus]: 'Highlight' },
    },
  },
})

const TEXT_SIZES = { large: 1.1875, largest: 1.375 }
/** The text size of Settings as a factor, for drawings in pixels. */
export const textScale = createGlobalVar('text-scale')
for (const [name, scale] of Object.entries(TEXT_SIZES))
  globalStyle(`[data-text-size=${name}]`, {
    fontSize: `${scale * 100}%`,
    vars: { [textScale]: String(scale) },
  })
