/** Of the browser's own bar. */
export const barColours = { light: '#FFFFFF', dark: '#18201D' }

/** Contrast, tested in palette.test.ts: 7:1 for text, 3:1 for controls. `accent` is decorative. */
const light = {
  paper: '#FBFAF6',
  surface: barColours.light,
  ink: '#1B1F1D',
  softInk: '#464E4A',
  line: '#DAD7CC',
  control: '#6F7873',
  brand: '#0B5D46',
  brandSoft: '#E3F1EB',
  onBrand: '#FFFFFF',
  panel: '#0B5D46',
  onPanel: '#FFFFFF',
  accent: '#F2A93B',
  positive: '#095C32',
  positiveSoft: '#ECF6EF',
  warning: '#7A4200',
  warningSoft: '#FDF4E3',
  critical: '#A4161A',
  criticalSoft: '#FDEFED',
  info: '#1F4E8C',
  infoSoft: '#EDF3FB',
  focus: '#1A56DB',
  scrim: '#11161499',
}

export type Palette = typeof light

const dark: Palette = {
  paper: '#111614',
  surface: barColours.dark,
  ink: '#EEF3F0',
  softInk: '#B7C2BC',
  line: '#2E3934',
  control: '#7E8D86',
  brand: '#7FD3B2',
  brandSoft: '#1C352C',
  onBrand: '#0C1512',
  panel: '#1C352C',
  onPanel: '#EEF3F0',
  accent: '#F2A93B',
  positive: '#7FD8A2',
  positiveSoft: '#183224',
  warning: '#F3BE74',
  warningSoft: '#382A14',
  critical: '#FFA69F',
  criticalSoft: '#421D1C',
  info: '#A3C7FA',
  infoSoft: '#1B2C44',
  focus: '#8AB4F8',
  scrim: '#000000A6',
}

export const palettes = { light, dark }
