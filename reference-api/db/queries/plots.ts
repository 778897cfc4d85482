import { type Kysely, sql } from 'kysely'
import { foldCode } from '../../rules/find-text'
import type { Database } from '../../schema'

/** Ignores case and spaces if there is no exact match. The number of a merged cell finds the merged plot: 10 finds "10+11". */
export async function findPlot(db: Kysely<Database>, projectId: number, number: string) {
  const plots = () =>
    db
      .selectFrom('plots as requested')
      .innerJoin('plots', (join) =>
        join.on(({ eb, fn, ref }) =>
          eb('plots.id', '=', fn.coalesce(ref('requested.merged_into_id'), ref('requested.id'))),
        ),
      )
      .selectAll('plots')
      .where('requested.project_id', '=', projectId)
  return (
    (await plots().where('requested.number', '=', number).executeTakeFirst()) ??
    (await plots()
      .where(sql<string>`lower(replace(requested.number, ' ', ''))`, '=', foldCode(number))
      .orderBy('requested.id')
      .limit(1)
      .executeTakeFirst())
  )
}

export function findBlocks(db: Kysely<Database>, projectId: number) {
  return db.selectFrom('blocks').selectAll().where('project_id', '=', projectId).orderBy('id').execute()
}

/** Cells of a merged plot have the merged plot's facing and status, and the merged plot's number in `whole_number`. */
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
    ])
    .where('plots.project_id', '=', projectId)
    .where('plots.grid_row', 'is not', null)
    .orderBy('plots.block_id')
    .orderBy('plots.id')
    .execute()
}

export function findEmiPlans(db: Kysely<Database>) {
  return db.selectFrom('emi_plans').selectAll().orderBy('months').orderBy('id').execute()
}

export function findEmiPlan(db: Kysely<Database>, id: number) {
  return db.selectFrom('emi_plans').selectAll().where('id', '=', id).executeTakeFirst()
}
