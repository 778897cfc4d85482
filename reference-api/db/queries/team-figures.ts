import { type Expression, type Kysely, sql } from 'kysely'
import type { IsoDate } from '../../../app/domain/dates'
import { CANCELLED } from '../../rules/booking-status'
import type { Database } from '../../schema'
import { withTeamOf } from './team'

/**
 * One row per branch of the team: the associate alone, and each associate directly below with everyone further down. Figures beginning with `team_`
 * and `members_count` leave out the associate of the row.
 */
export function findBranches(db: Kysely<Database>, associateId: string, from: IsoDate) {
  return db
    .withRecursive('branch_members', (cte) =>
      cte
        .selectFrom('associates')
        .select(['id', 'id as branch'])
        .where('id', '=', associateId)
        .unionAll(
          cte
            .selectFrom('associates')
            .innerJoin('branch_members', 'branch_members.id', 'associates.parent_id')
            .select([
              'associates.id',
              sql<string>`case when branch_members.id = ${associateId} then associates.id else branch end`.as(
                'branch',
              ),
            ]),
        ),
    )
    .with('figures', (cte) =>
      cte
        .selectFrom('branch_members')
        .select(({ ref }) => [
          'branch',
          sql<number>`case when id = branch then 0 else 1 end`.as('is_below'),
          countBookings(db, ref('branch_members.id'), from).as('bookings'),
          sumReceived(db, ref('branch_members.id'), from).as('collection'),
        ]),
    )
    .selectFrom((from) =>
      from
        .selectFrom('figures')
        .groupBy('branch')
        .select([
          'branch',
          sql<number>`sum(is_below)`.as('members_count'),
          sql<number>`sum(case when is_below = 0 then bookings else 0 end)`.as('bookings'),
          sql<number>`sum(case when is_below = 0 then collection else 0 end)`.as('collection'),
          sql<number>`sum(case when is_below = 1 then bookings else 0 end)`.as('team_bookings'),
          sql<number>`sum(case when is_below = 1 then collection else 0 end)`.as('team_collection'),
        ])
        .as('branches'),
    )
    .innerJoin('associates', 'associates.id', 'branches.branch')
    .select(['associates.id as agent_id', 'associates.name', 'associates.mobile', 'members_count'])
    .select(['bookings', 'collection', 'team_bookings', 'team_collection'])
    .orderBy(sql`collection + team_collection`, 'desc')
    .orderBy('associates.id')
    .execute()
}

/** Without their teams. */
export function findFigures(db: Kysely<Database>, ids: string[], from: IsoDate) {
  return db
    .selectFrom('associates')
    .where('id', 'in', ids)
    .select(({ ref }) => [
      'id as agent_id',
      countBookings(db, ref('associates.id'), from).as('bookings'),
      sumReceived(db, ref('associates.id'), from).as('collection'),
    ])
    .orderBy('id')
    .execute()
}

/** Sorted by bookings, then by sales. Omits associates without a booking. */
export function findTopSellers(db: Kysely<Database>, associateId: string, from: IsoDate, limit: number) {
  return withTeamOf(db, associateId)
    .selectFrom('team')
    .crossJoin('bookings')
    .whereRef('bookings.seller_id', '=', 'team.id')
    .where('booked_on', '>=', from)
    .where('status_id', '<>', CANCELLED)
    .groupBy(['team.id', 'team.name'])
    .select(['team.id as agent_id', 'team.name'])
    .select([sql<number>`count(*)`.as('bookings'), sql<number>`sum(sale_rupees)`.as('sale')])
    .orderBy('bookings', 'desc')
    .orderBy('sale', 'desc')
    .orderBy('team.id')
    .limit(limit)
    .execute()
}

/** Bookings that were made in the period and not cancelled. */
const countBookings = (db: Kysely<Database>, sellerId: Expression<string>, from: IsoDate) =>
  db
    .selectFrom('bookings')
    .select(sql<number>`count(*)`.as('bookings'))
    .where('seller_id', '=', sellerId)
    .where('booked_on', '>=', from)
    .where('status_id', '<>', CANCELLED)

/** Amounts received in the period, also for bookings that were made before. */
const sumReceived = (db: Kysely<Database>, sellerId: Expression<string>, from: IsoDate) =>
  db
    .selectFrom('bookings')
    .innerJoin('receipts', 'receipts.booking_id', 'bookings.id')
    .select(sql<number>`coalesce(sum(receipts.net_rupees), 0)`.as('rupees'))
    .where('seller_id', '=', sellerId)
    .where('received_on', '>=', from)
