import { env } from '~/env.server'
import { steadyStore } from './shared-store.server'

// Sessions signed out before they expired. Kept until no copy of their cookie could be good any more.
const denied = steadyStore('denied')
const LIFE_MS = env.idleSeconds * 2 * 1000

export async function denySession(id: string) {
  await denied.set(id, '1', LIFE_MS)
}

export async function isDenied(id: string): Promise<boolean> {
  return (await denied.get(id)) !== null
}
