import { expect, it } from 'vitest'
import { isDeep } from '../factories/cases'
import { journeysTouchedBy, MANY_ROUTES, readRoutes } from '../setup/changed-journeys'

const sources = {
  routesByFile: new Map([
    ['app/routes/associate.team/route.tsx', ['/associate/team']],
    ['app/routes/associate.gallery.$projectId/route.tsx', ['/associate/gallery/:projectId']],
    ['app/routes/associate.team.export/route.tsx', ['/associate/team/export']],
    ['app/routes/keep-alive/route.ts', ['/keep-alive']],
    ['app/team/tree.tsx', ['/associate/team', '/associate/gallery/:projectId']],
    ['app/ui/button.tsx', Array<string>(MANY_ROUTES + 1).fill('/associate/team')],
  ]),
  journeys: new Map([
    ['team.spec.ts', "await page.goto('/associate/team?q=hg1024')"],
    ['gallery.spec.ts', "const here = '/associate/gallery'; await page.goto(`${here}/4`)"],
    ['search.spec.ts', "await page.goto('/associate/team-search')"],
  ]),
}

it.each([
  ['a journey', ['tests/e2e/team.spec.ts'], ['team.spec.ts']],
  ['a snapshot of a journey', ['tests/e2e/team.spec.ts-snapshots/team.txt'], ['team.spec.ts']],
  ['a deleted journey', ['tests/e2e/gone.spec.ts'], []],
  ['a route', ['app/routes/associate.team/route.tsx'], ['team.spec.ts']],
  ['a route with a parameter', ['app/routes/associate.gallery.$projectId/route.tsx'], ['gallery.spec.ts']],
  [
    'a route below a route that a journey opens',
    ['app/routes/associate.team.export/route.tsx'],
    ['team.spec.ts'],
  ],
  ['a part of two routes', ['app/team/tree.tsx'], ['gallery.spec.ts', 'team.spec.ts']],
  ['documents and unit tests', ['README.md', 'docs/style.md', 'app/team/tree.test.tsx'], []],
  [
    'benchmarks and checks of the build',
    ['bench/load/soak.ts', 'bench/audit/main.ts', '.ci/image-check.mjs'],
    [],
  ],
])('%s, %j, selects %j', (_name, files, journeys) => {
  expect(journeysTouchedBy(files, sources)).toEqual(journeys)
})

it.each([
  ['a route without journeys', 'app/routes/keep-alive/route.ts'],
  ['a part of many routes', 'app/ui/button.tsx'],
  ['a part of no route', 'app/root.tsx'],
  ['the fixtures', 'tests/e2e/fixtures.ts'],
  ['the reference API', 'reference-api/main.ts'],
  ['the portal that the text browser opens', 'bench/audit/portal.ts'],
  ['the contents of the image', '.ci/image.mjs'],
])('%s selects all journeys', (_name, file) => {
  expect(journeysTouchedBy(['README.md', file], sources)).toBeNull()
})

it.runIf(isDeep)('reads the sources to find the routes that use a file', async () => {
  const routes = await readRoutes()
  expect(routes.get('app/routes/associate.team/route.tsx')).toEqual(['/associate/team'])
  expect(routes.get('app/domain/otp.ts')).toContain('/forgot-password/otp')
  expect(routes.get('app/routes/associate.bookings.$bookingId.receipts/route.tsx')).toContain(
    '/associate/commission/payments/:bookingId/receipts',
  )
})
