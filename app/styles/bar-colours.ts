/** A separate file, so that page scripts do not include the palette. */
export const barColours = { light: '#FFFFFF', dark: '#18201D' }
