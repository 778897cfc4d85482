/** These colours have their own file, so that scripts do not include the whole palette. */
export const barColours = { light: '#FFFFFF', dark: '#18201D' }
