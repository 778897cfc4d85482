import { NOT_IN_YOUR_TEAM, Refusal, type Viewer } from '../call'

/** What belongs to its owner alone is as closed to the upline as to a stranger. */
export function requireOwn(viewer: Viewer, id: string): void {
  if (id !== viewer.id) throw new Refusal(NOT_IN_YOUR_TEAM)
}
