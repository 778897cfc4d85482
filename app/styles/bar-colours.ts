/** In a file of their own, so that scripts do not include the whole palette. */
export const barColours = { light: '#FFFFFF', dark: '#18201D' }
