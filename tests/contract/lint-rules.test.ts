import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MESSAGE = "import { m } from '~/messages'\n"

/** Rules of the plugin `portal` and borders that a file breaks. */
const CASES: [file: string, code: string, broken: string[]][] = [
  ['app/take-away/index.ts', '', ['retired-names']],
  ['app/export/take-away.server.ts', '', ['retired-names']],
  ['app/routes/account.take-away/route.ts', '', ['retired-names']],
  ['app/session/presence.ts', '', ['retired-names']],
  ['app/export.ts', 'export const soon = 1', ['retired-names']],
  ['app/routes/account.export/route.ts', 'export const later = 1', []],
  ['app/find/colour.ts', "export const white = '#fff'", ['hex-colour']],
  ['app/domain/palette.ts', "export const white = '#fff'", []],
  ['app/find/zod.ts', "export { z } from 'zod/v4'\nimport 'zod'", ['classic-zod']],
  ['app/find/link.tsx', "import { Link } from '@remix-run/react'\nvoid Link", ['router-link']],
  ['app/ui/link/link.tsx', "import { Link } from '@remix-run/react'\nvoid Link", []],
  ['app/find/early.ts', `${MESSAGE}export const text = m.receipts()`, ['early-message']],
  ['app/find/late.ts', `${MESSAGE}export const text = () => m.receipts()`, []],
  [
    'app/find/comment.ts',
    '// oxlint-disable-next-line react/exhaustive-deps\nexport {}',
    ['hooks-comment', 'unused directive'],
  ],
  ['app/routes/find/border.ts', "import '../../../reference-api/main'", ['no-restricted-imports']],
  ['app/routes/find/screen.ts', "import '../team/route'", ['no-restricted-imports']],
  ['app/routes/find/shared.ts', "import '~/subjects/find/limits'", []],
  ['app/routes/find/own-route.test.ts', "import '../team/route'", []],
  ['app/subjects/find/route.ts', "import '~/routes/find/route'", ['no-restricted-imports']],
  ['app/screen/subject.ts', "import '~/subjects/find/limits'", ['no-restricted-imports']],
  ['app/session/screen.ts', "import '~/screen/page-title'", ['no-restricted-imports']],
  ['app/browser/server.ts', "import '~/session/guard.server'", ['no-restricted-imports']],
  ['app/api/session.ts', "import '~/session/guard.server'", ['no-restricted-imports']],
  ['app/ui/address.tsx', "import '~/paths/paths'", ['no-restricted-imports']],
  ['app/domain/money.ts', "import 'react-dom/server'", ['no-restricted-imports']],
  ['app/domain/dates.ts', "import '~/domain/money'", []],
  ['app/contract/client.ts', "import '../api/errors'", ['no-restricted-imports']],
  ['reference-api/border.ts', "import '../app/session/guard'", ['no-restricted-imports']],
  ['reference-api/shared.ts', "import '../app/domain/money'", []],
]

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')))
const broken = new Map<string, string[]>()

beforeAll(async () => {
  for (const path of ['.oxlintrc.json', '.ci']) cpSync(path, join(folder, path), { recursive: true })
  for (const [file, code] of CASES) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  for (const { filename, code = 'unused directive' } of await lint()) {
    const rule = code.replace(/^\w+\(([\w-]+)\)$/, '$1')
    broken.set(filename, [...(broken.get(filename) ?? []), rule])
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each(CASES)('lint of %s: %j', (file, _code, expected) => {
  expect((broken.get(file) ?? []).sort()).toEqual(expected)
})

interface Finding {
  filename: string
  code?: string
}

/** oxlint exits with an error, because it finds something. */
const lint = () =>
  new Promise<Finding[]>((resolve) => {
    const program = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
    execFile(
      process.execPath,
      [program, '-f', 'json', 'app', 'reference-api'],
      { cwd: folder },
      (_, stdout) => resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics),
    )
  })
