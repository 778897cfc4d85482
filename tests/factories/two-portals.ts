import { afterAll, beforeAll, vi } from 'vitest'

/** Two portals with modules of their own, as in two processes. `load` imports the modules, `settings` are of both portals. */
export function twoPortals<Portal>(
  load: () => Promise<Portal>,
  settings: () => Record<string, string | undefined>,
) {
  const portals = { open } as { one: Portal; other: Portal; open: () => Promise<Portal> }
  beforeAll(async () => {
    vi.stubEnv('SESSION_SECRET', 'a-secret-of-both-portals-a-secret-of-both')
    for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value)
    portals.one = await open()
    portals.other = await open()
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  return portals

  function open(): Promise<Portal> {
    vi.resetModules()
    return load()
  }
}
