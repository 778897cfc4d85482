import type { Call } from '../call'

/** Pictures of a project by date. */
export const galleryCalls: Call[] = []
