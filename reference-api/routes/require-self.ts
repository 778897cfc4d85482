import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import type { Viewer } from '../db/queries/tokens'

/** Refuses everyone except the associate, even uplines. */
export function requireSelf(viewer: Viewer, id: string): void {
  if (id !== viewer.id) throw new Refusal(NOT_IN_YOUR_TEAM)
}
