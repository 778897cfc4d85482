/** The top bar's, which the browser's own bars and an installed app's frame take up. Apart, so that pages need not carry a palette. */
export const barColours = { light: '#FFFFFF', dark: '#18201D' }
