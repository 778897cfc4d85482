import type { Kysely } from 'kysely'
import type { Database } from '../../schema'

export function findProjects(db: Kysely<Database>) {
  return db.selectFrom('projects').selectAll().orderBy('id').execute()
}

export function findProject(db: Kysely<Database>, id: number) {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst()
}
