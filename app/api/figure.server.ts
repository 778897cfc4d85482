import type { Capability } from '~/domain/capabilities'
import type { Api } from './client.server'
import { nullIfLateOrFailed } from './with-timeout.server'

/** A value, null on failure or timeout, or `absent` if the upstream does not offer it. */
export type Figure<Value> = Value | null | 'absent'

/** Delays the page by at most `ms`. A rejected token throws. */
export function figureIfOffered<Value>(
  api: Api,
  capability: Capability,
  read: () => Promise<Value>,
  ms: number,
): Promise<Figure<Value>> {
  const readIfOffered = async () => ((await api.capabilities.offers(capability)) ? read() : 'absent')
  return nullIfLateOrFailed(readIfOffered(), ms)
}

export const valueOf = <Value>(figure: Figure<Value>): Value | null => (figure === 'absent' ? null : figure)
