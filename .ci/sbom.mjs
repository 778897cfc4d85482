import { execFileSync } from 'node:child_process'

// Prints a CycloneDX bill of materials. `npm sbom --omit dev` would also omit packages that production shares with development.

const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
const printed = execFileSync('npm', ['sbom', ...options], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const bill = JSON.parse(printed)
const development = new Set(bill.components.filter(isForDevelopment).map((component) => component['bom-ref']))
bill.components = bill.components.filter((component) => !isForDevelopment(component))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => !development.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !development.has(other)) }))
// npm writes the name of the folder instead of the name of the package.
bill.metadata.component.name = bill.metadata.component['bom-ref'].split('@')[0]
console.log(JSON.stringify(bill, null, 2))

function isForDevelopment({ properties }) {
  return properties.some(({ name }) => name === 'cdx:npm:package:development')
}
