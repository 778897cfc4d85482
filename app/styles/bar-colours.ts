/** Also the theme-color of browsers and of the installed app. A separate file keeps the palette out of page scripts. */
export const barColours = { light: '#FFFFFF', dark: '#18201D' }
