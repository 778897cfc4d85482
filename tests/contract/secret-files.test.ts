import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '~/env.server'
import { readSettings } from '../../reference-api/settings'
import { withSecretFiles } from '~/domain/secret-files.server'
import { temporaryFolder } from '../factories/temporary-folder'

function fileWith(text: string): string {
  const file = join(temporaryFolder(), 'secret')
  writeFileSync(file, text)
  return file
}

const asEnv = (settings: Record<string, string>) => settings as NodeJS.ProcessEnv
const secret = 'x'.repeat(40)

it('reads a secret from the file that its setting names, without the line break at its end', () => {
  const file = fileWith(`${secret}\n`)
  expect(readEnv(asEnv({ SESSION_SECRET_FILE: file })).sessionSecrets).toEqual([secret])
  expect(
    readSettings(asEnv({ DATABASE_URL_FILE: fileWith('postgres://plots:hidden@db/plots') })).databaseUrl,
  ).toBe('postgres://plots:hidden@db/plots')
})

it.each([
  [
    'a missing file',
    () => ({ REDIS_URL_FILE: join(temporaryFolder(), 'missing') }),
    'REDIS_URL_FILE: the file cannot be read (ENOENT)',
  ],
  ['an empty file', () => ({ REDIS_URL_FILE: fileWith(' \n') }), 'REDIS_URL_FILE: the file is empty'],
  [
    'a secret in both',
    () => ({ API_SERVICE_KEY_FILE: fileWith('CANARY'), API_SERVICE_KEY: 'CANARY' }),
    'API_SERVICE_KEY_FILE: API_SERVICE_KEY is set too',
  ],
])('names the setting of %s, never its value', (_, settings, message) => {
  const reads = [readEnv, readSettings, withSecretFiles]
  for (const read of reads) {
    expect(() => read(asEnv(settings()))).toThrow(message)
    expect(() => read(asEnv(settings()))).not.toThrow('CANARY')
  }
})
