import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { TEXTS } from '../../app/messages/texts'
import { checkTexts } from './check-texts'

export function sourcesOf(paths: string[]): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    encoding: 'utf8',
  })
  const files = list.split('\n').filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  return [...new Set(files)].map((path) => readFileSync(path, 'utf8'))
}

/** `npm run messages` fails if a translation is missing or differs in values or tags, or if a text is unused. */
function main() {
  const { missing, unused, unlike, unreviewed } = checkTexts(
    TEXTS,
    sourcesOf(['app', 'server.ts', 'reference-api']),
  )
  console.log(`${Object.keys(TEXTS).length} texts`)
  print('Missing', missing)
  print('Unused', unused)
  print('Values or tags differ from the English text', unlike)
  for (const [language, count] of Object.entries(unreviewed))
    console.log(`Not reviewed in ${language}: ${count}`)
  if (missing.length + unused.length + unlike.length > 0) process.exitCode = 1
}

function print(title: string, keys: string[]) {
  console.log(`${title}: ${keys.length}`)
  for (const key of keys) console.log(`  ${key}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
