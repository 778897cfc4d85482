import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isDeep } from '../factories/cases'

interface Sbom {
  bomFormat: string
  components: { name: string; version: string; purl: string }[]
}

describe('X069 release', () => {
  // npm takes long to start.
  it.runIf(isDeep)('npm run sbom lists the dependencies of package.json, but not the test tools', () => {
    const { stdout } = spawnSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8' })
    const { bomFormat, components } = JSON.parse(stdout) as Sbom
    const names = components.map(({ name }) => name)
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
      devDependencies: Record<string, string>
    }
    expect(bomFormat).toBe('CycloneDX')
    expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([])
    for (const name of ['vitest', '@playwright/test', 'oxlint']) expect(names).not.toContain(name)
    expect(Object.keys(devDependencies)).toContain('vitest')
    expect(components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true)
  })

  it.each(['docs/upgrade.md', 'docs/SECURITY.md', 'docs/CONTRIBUTING.md', 'docs/CHANGELOG.md'])(
    '%s exists, and so do the files that it links to',
    (file) => {
      const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      for (const [, link = ''] of links) expect([link, existsSync(`docs/${link}`)]).toEqual([link, true])
    },
  )

  it('the Compose file for a single server has TLS, one data volume, backups, a health check and no demo data', () => {
    const compose = readFileSync('docs/deploy/compose.single.yaml', 'utf8')
    for (const part of ['caddy', 'BACKUP_DIR: /data/backups', 'data:/data', "DEMO_DATA: 'false'", 'healthy'])
      expect(compose).toContain(part)
    expect(compose.match(/^ {2}\w+:$/gm)).toEqual(['  caddy:', '  portal:', '  data:', '  certificates:'])
    expect(existsSync('docs/deploy/Caddyfile.single')).toBe(true)
  })
})
