/** Optional features of an upstream beyond the specification. */
export const CAPABILITIES = [
  'earnings',
  'collections',
  'changes',
  'calendar',
  'team-figures',
  'find',
  'activity',
  'queries',
  'share',
  'layout',
  'sort',
  'firm',
  'taxes',
  'rules',
  'office',
] as const

export type Capability = (typeof CAPABILITIES)[number]
