import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

/** Reads only plots that are a cell of a block: the cells of a merged plot, but not the merged plot. */
export async function findLayout(db: Kysely<Database>, projectId: number) {
  const project = await db
    .selectFrom('projects')
    .select(['name', 'rate_rupees', 'latitude', 'longitude'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const blocks = await db
    .selectFrom('blocks')
    .select(['id', 'name', 'rows', 'columns'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute()
  const cells = await db
    .selectFrom('plots')
    .select(['block_id', 'number', 'grid_row', 'grid_column', 'yards_hundredths', 'facing', 'is_corner'])
    .where('project_id', '=', projectId)
    .where('grid_row', 'is not', null)
    .where('grid_column', 'is not', null)
    .$narrowType<{ grid_row: number; grid_column: number }>()
    .orderBy('block_id')
    .orderBy('grid_row')
    .orderBy('grid_column')
    .execute()
  return { project, blocks, cells }
}

export type Layout = Awaited<ReturnType<typeof findLayout>>
