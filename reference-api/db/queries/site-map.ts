import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema'

/** Cells of a merged plot have the merged plot's facing, status, size, corner and premium, and the merged plot's number in `whole_number`. */
export function findCells(db: Kysely<Database>, projectId: number) {
  return db
    .selectFrom('plots')
    .leftJoin('plots as whole', 'whole.id', 'plots.merged_into_id')
    .select(({ fn, ref }) => [
      'plots.block_id',
      'plots.number',
      'plots.grid_row',
      'plots.grid_column',
      'whole.number as whole_number',
      fn.coalesce(ref('whole.facing'), ref('plots.facing')).as('facing'),
      fn.coalesce(ref('whole.status_id'), ref('plots.status_id')).as('status_id'),
      fn.coalesce(ref('whole.yards_hundredths'), ref('plots.yards_hundredths')).as('yards_hundredths'),
      fn.coalesce(ref('whole.is_corner'), ref('plots.is_corner')).as('is_corner'),
      fn.coalesce(ref('whole.premium_type'), ref('plots.premium_type')).as('premium_type'),
      fn.coalesce(ref('whole.premium_hundredths'), ref('plots.premium_hundredths')).as('premium_hundredths'),
    ])
    .where('plots.project_id', '=', projectId)
    .where('plots.grid_row', 'is not', null)
    .where('plots.grid_column', 'is not', null)
    .$narrowType<{ grid_row: number; grid_column: number }>()
    .orderBy('plots.block_id')
    .orderBy('plots.grid_row')
    .orderBy('plots.grid_column')
    .execute()
}

/** Keyed by project id. Counts a merged plot once. */
export async function countPlots(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('plots')
    .select([
      'project_id',
      sql<number>`count(*)`.as('plots'),
      sql<number>`count(case when status_id = 1 then 1 end)`.as('available'),
    ])
    .where('merged_into_id', 'is', null)
    .groupBy('project_id')
    .execute()
  return new Map(rows.map((row) => [row.project_id, row]))
}

/** Media ids of covers, keyed by project id. The cover is the first picture of a project's newest gallery date. */
export async function findCovers(db: Kysely<Database>): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('gallery_dates')
    .innerJoin('gallery_images', 'gallery_images.gallery_date_id', 'gallery_dates.id')
    .select(['gallery_dates.project_id', 'gallery_images.thumb_media_id'])
    .where('gallery_dates.taken_on', '=', ({ selectFrom }) =>
      selectFrom('gallery_dates as newest')
        .select('newest.taken_on')
        .whereRef('newest.project_id', '=', 'gallery_dates.project_id')
        .orderBy('newest.taken_on', 'desc')
        .limit(1),
    )
    // The first picture comes last, so that it replaces the other pictures in the map.
    .orderBy('gallery_images.position', 'desc')
    .execute()
  return new Map(rows.map(({ project_id, thumb_media_id }) => [project_id, thumb_media_id]))
}
