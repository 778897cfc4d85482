import type { Dues, DuesProject } from '~/contract/dues'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'

const MAX_PROJECTS = 12
const TIMEOUT_MS = 1_000

/**
 * Adds the sums of each project (X013). A sum is null if it is unknown, or if its call fails or times out. With more than MAX_PROJECTS
 * projects, all sums are null. Throws if the upstream rejects the token.
 */
export async function withSums(
  projects: DuesProject[],
  duesOf: (projectId: string) => Promise<Dues>,
): Promise<(DuesProject & { duePaise: number | null; payablePaise: number | null })[]> {
  const areFew = projects.length <= MAX_PROJECTS
  return Promise.all(
    projects.map(async (project) => {
      const dues = areFew ? await nullIfLateOrFailed(duesOf(project.id), TIMEOUT_MS) : null
      return { ...project, duePaise: dues?.duePaise ?? null, payablePaise: dues?.payablePaise ?? null }
    }),
  )
}
