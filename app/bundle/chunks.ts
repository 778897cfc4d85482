const FRAMEWORK = ['react', 'react-dom', 'scheduler', '@remix-run', 'react-router', 'react-router-dom']
const FORMS = ['zod', '@hookform', 'react-hook-form', 'remix-hook-form']

/** One chunk for each layer that every screen needs; the bundler groups the rest by the screens that import it (decision 0002). */
export function chunkOf(module: string): string | undefined {
  const isPackage = (name: string) => module.includes(`/node_modules/${name}/`)
  if (FRAMEWORK.some(isPackage)) return 'framework'
  if (FORMS.some(isPackage)) return 'forms'
  if (/\.examples\.tsx?$/.test(module)) return 'examples'
  if (/\/app\/(ui|paths|screen)\/(?!forms)/.test(module)) return 'ui'
  return undefined
}
