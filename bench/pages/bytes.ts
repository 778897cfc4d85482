import { get } from 'node:http'
import { LANGUAGES, type Language } from '../../app/messages/languages'

const PATHS = [
  '/home',
  '/associate/bookings-by-date',
  '/associate/bookings',
  '/associate/bookings/booked/HG1024/4',
  '/associate/commission/payments',
  '/associate/commission/my-dues',
  '/associate/collections',
  '/associate/team',
  '/associate/projects',
  '/plot-price-calculation',
  '/cash-commission-requests',
  '/bank-details',
  '/profile',
  '/notifications',
  '/settings',
]
const MODES = ['full', 'lite'] as const

interface Weight {
  /** Document and stylesheets. */
  page: number
  scripts: number
}

/** Prints the bytes of pages and scripts as transferred with Brotli, and by how many per cent each language exceeds English (X072). */
export async function printBytes(origin: string, cookie: string) {
  const rows: Record<string, Record<string, string | number>> = {}
  for (const mode of MODES)
    for (const path of PATHS) {
      const weights = new Map<Language, Weight>()
      for (const language of LANGUAGES)
        weights.set(language, await weigh(`${origin}${path}`, headersOf(cookie, language, mode)))
      rows[`${path} ${mode}`] = toRow(weights)
    }
  console.table(rows)
}

const headersOf = (cookie: string, language: Language, mode: (typeof MODES)[number]) => ({
  Cookie: cookie,
  'Accept-Language': language,
  'Accept-Encoding': 'br',
  ...(mode === 'lite' && { 'Save-Data': 'on' }),
})

function toRow(weights: Map<Language, Weight>) {
  const english = weights.get('en')
  return Object.fromEntries(
    [...weights].flatMap(([language, { page, scripts }]): [string, string | number][] => [
      [`${language} page`, language === 'en' ? page : withIncrease(page, english?.page)],
      [`${language} scripts`, language === 'en' ? scripts : withIncrease(scripts, english?.scripts)],
    ]),
  )
}

const withIncrease = (bytes: number, english = 0) =>
  english === 0 ? String(bytes) : `${bytes} (${((bytes / english - 1) * 100).toFixed(1)} %)`

async function weigh(url: string, headers: Record<string, string>): Promise<Weight> {
  const response = await fetch(url, { headers })
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  const html = await response.text()
  // Measures the second response, because the first one may lack the sizes of brochures.
  const transferred = await load(url, headers)
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, path]) => path)
  const linked = `${html} ${response.headers.get('link') ?? ''}`
  const scripts = [...linked.matchAll(/\/assets\/[\w/.-]+\.js/g)].map(([path]) => path)
  const sum = async (paths: (string | undefined)[]) => {
    const files = [...new Set(paths)].map((path = '') => load(new URL(path, url).href, headers))
    return (await Promise.all(files)).reduce((total, { length }) => total + length, 0)
  }
  return { page: transferred.length + (await sum(styles)), scripts: await sum(scripts) }
}

/** Returns the bytes as transferred; `fetch` would decompress them. */
function load(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}
