import type { Capability } from './capabilities'
import type { Api } from './client.server'

/** Throws the 404 of an unknown address if the upstream lacks what the screen needs (X002). */
export async function requireCapability(api: Api, capability: Capability) {
  if (!(await api.capabilities.offers(capability))) throw new Response(null, { status: 404 })
}
