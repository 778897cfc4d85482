import type { Dues, DuesProject } from '~/api/contract/dues'
import { nullIfLate } from '~/api/null-if-late.server'

const MAX_PROJECTS = 12
const PATIENCE_MS = 1_000

/** Adds each project's sum (X013); null if it fails or is late, and for all of very many projects. */
export async function withSums(
  projects: DuesProject[],
  duesOf: (projectId: string) => Promise<Dues>,
): Promise<(DuesProject & { duePaise: number | null })[]> {
  const isAsked = projects.length <= MAX_PROJECTS
  return Promise.all(
    projects.map(async (project) => {
      const dues = isAsked ? await nullIfLate(duesOf(project.id), PATIENCE_MS) : null
      return { ...project, duePaise: dues && dues.duePaise }
    }),
  )
}
