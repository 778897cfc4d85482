import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LICENCE = /^(licen[cs]e|notice|copying)/i

export const licenceFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map(({ name }) => join(folder, name))

export function thirdPartyNotices(folders) {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const texts = licenceFiles(folder).map((file) => readFileSync(file, 'utf8').trim())
    return [`${name} ${version} (${license ?? 'see its licence'})`, ...texts].join('\n\n')
  })
  return `${parts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
