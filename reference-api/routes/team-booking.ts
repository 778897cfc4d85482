import type { Kysely } from 'kysely'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findBooking } from '../db/queries/statements'
import { findPathUp, requireInTeam } from '../db/queries/team'
import type { Database } from '../schema'
import { pathId } from './query'

export type TeamBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** `below` has the ids from the seller up to the associate directly below the user, so it has no upline of the user. */
export async function requireTeamBooking(
  db: Kysely<Database>,
  viewerId: string,
  { user, booking: bookingId }: { user: string; booking: string },
): Promise<{ booking: TeamBooking; below: string[] }> {
  await requireInTeam(db, viewerId, user)
  const id = pathId(bookingId)
  const booking = id === null ? undefined : await findBooking(db, id)
  const path = booking && (await findPathUp(db, booking.seller_id, user))
  if (!booking || !path) throw new Refusal(NOT_IN_YOUR_TEAM)
  return { booking, below: path.slice(0, -1) }
}
