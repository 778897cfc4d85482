/** `assets/root-x.js` → `assets/hi/root-x.js`; English scripts and other files keep their address. */
export const addressInLanguage = (address: string, language: string) =>
  language === 'en' ? address : address.replace(/^(\/?assets\/)(?=[^/]+\.js$)/, `$1${language}/`)
