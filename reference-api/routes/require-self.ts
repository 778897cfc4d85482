import { NOT_IN_YOUR_TEAM, Refusal, type Viewer } from '../call'

/** Refuses everyone except the associate, even uplines. */
export function requireSelf(viewer: Viewer, id: string): void {
  if (id !== viewer.id) throw new Refusal(NOT_IN_YOUR_TEAM)
}
