import { findActiveBookings } from '../db/queries/booking-counts'
import { numbersByBooking } from './numbers-by-booking'
import { numberOf } from './seller-numbers'
import { BOOKED } from '../rules/booking-status'

/** Columns of `activeBookings`. The day is a number such as 20261122. */
export const SELLER = 0
export const PROJECT = 1
export const DAY = 2
export const IS_BOOKED = 3
const WIDTH = 4

export const activeBookings = numbersByBooking(WIDTH, async (db, ids) => {
  const rows = await findActiveBookings(db, ids)
  return new Map(
    rows.map(({ id, seller_id, project_id, booked_on, status_id }) => [
      id,
      [numberOf(seller_id), project_id, Number(booked_on.replaceAll('-', '')), Number(status_id === BOOKED)],
    ]),
  )
})
