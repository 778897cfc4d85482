/** `assets/root-x.js` → `assets/hi/root-x.js`; English scripts, styles and other texts stay as they are. */
export const inLanguage = (address: string, language: string) =>
  language === 'en' ? address : address.replace(/^(\/?assets\/)(?=[^/]+\.js$)/, `$1${language}/`)
