import type { Dues, DuesProject } from '~/api/contract/dues'
import { ApiError } from '~/api/errors'
import { withTimeout } from '~/lib/with-timeout.server'

const MAX_PROJECTS = 12
const PATIENCE_MS = 1_000

/** What is due in each project (X013). The page waits for no late sum and is whole without any. */
export async function withSums(
  projects: DuesProject[],
  duesOf: (projectId: string) => Promise<Dues>,
): Promise<(DuesProject & { duePaise: number | null })[]> {
  const isAsked = projects.length <= MAX_PROJECTS
  return Promise.all(
    projects.map(async (project) => ({
      ...project,
      duePaise: isAsked ? await sumIfKnown(duesOf(project.id)) : null,
    })),
  )
}

async function sumIfKnown(dues: Promise<Dues>): Promise<number | null> {
  try {
    return await withTimeout(
      dues.then(({ duePaise }) => duePaise),
      PATIENCE_MS,
      () => null,
    )
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}
