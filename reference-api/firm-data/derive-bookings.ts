import type { Kysely, Transaction } from 'kysely'
import type { Database, Row } from '../schema'
import { CANCELLED } from '../rules/booking-status'
import { commissionFigures, differentialShares, type LadderPosition } from '../rules/commission'
import { scheduleOf, type ScheduleRow } from '../rules/emi'
import { ladderOn } from '../rules/ladder'
import { applyPayments, Overpaid } from '../rules/ledger'
import { pricePartsOf } from '../rules/receipt-parts'
import { totalWithoutLateCharges } from '../rules/statement'
import { bookings, commissionLines, commissionRates, instalments, receipts } from './files'
import type { ImportContext } from './import-context'
import { rupees } from './problems'
import { hasValues, upsertRows } from './upsert-rows'

const BOOKINGS_PER_BATCH = 300

/**
 * Derives values of the touched bookings: instalments of a plan, paid amounts, late charges, the parts of receipts, and commission lines of
 * bookings that have none. Recalculates the lines of bookings in `changedTerms`, and divides the commission again if the seller changed.
 */
export async function deriveBookings(
  context: ImportContext,
  changedTerms: Map<number, Row<'bookings'>>,
): Promise<void> {
  const { db } = context
  const ids = [...context.touchedBookings].sort((a, b) => a - b)
  if (ids.length === 0) return
  let loaded: ReturnType<typeof loadUpline> | undefined
  const upline = () => (loaded ??= loadUpline(db))
  for (let start = 0; start < ids.length; start += BOOKINGS_PER_BATCH) {
    const batch = ids.slice(start, start + BOOKINGS_PER_BATCH)
    const ledgers = await loadLedgers(db, batch)
    await deriveLedgers(context, ledgers)
    if (!context.problems.isEmpty) continue
    await deriveCommission(context, ledgers, upline, changedTerms)
    context.onProgress('instalments and commission', start + batch.length)
  }
}

async function loadLedgers(db: Kysely<Database>, ids: number[]) {
  const [bookingRows, planRows, instalmentRows, receiptRows] = await Promise.all([
    db.selectFrom('bookings').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    db.selectFrom('emi_plans').select(['id', 'months']).execute(),
    db.selectFrom('instalments').selectAll().where('booking_id', 'in', ids).orderBy('position').execute(),
    db
      .selectFrom('receipts')
      .selectAll()
      .where('booking_id', 'in', ids)
      .orderBy('received_on')
      .orderBy('number')
      .execute(),
  ])
  const months = new Map(planRows.map((plan) => [plan.id, plan.months]))
  const instalmentsOf = byBooking(instalmentRows)
  const receiptsOf = byBooking(receiptRows)
  return bookingRows.map((booking) => ({
    booking,
    months: booking.emi_plan_id === null ? null : months.get(booking.emi_plan_id)!,
    instalments: instalmentsOf.get(booking.id) ?? [],
    receipts: receiptsOf.get(booking.id) ?? [],
  }))
}

function byBooking<Found extends { booking_id: number }>(rows: Found[]): Map<number, Found[]> {
  const groups = new Map<number, Found[]>()
  for (const row of rows) {
    const group = groups.get(row.booking_id)
    if (group) group.push(row)
    else groups.set(row.booking_id, [row])
  }
  return groups
}

type Ledger = Awaited<ReturnType<typeof loadLedgers>>[number]

async function deriveLedgers(context: ImportContext, ledgers: Ledger[]): Promise<void> {
  const { db } = context
  const instalmentRows: object[] = []
  const receiptRows: object[] = []
  for (const ledger of ledgers) {
    const { booking } = ledger
    const schedule = scheduleIn(context, ledger)
    if (!schedule) continue
    const applied = applyReceipts(context, ledger, schedule)
    if (!applied) continue
    for (const [index, row] of applied.rows.entries()) {
      const agreed = booking.has_own_schedule ? ledger.instalments[index]!.agreed_late_charges_rupees : null
      const instalment = {
        booking_id: booking.id,
        position: index + 1,
        kind: row.kind,
        label: row.label,
        due_on: row.dueOn,
        amount_rupees: row.amountRupees,
        paid_rupees: row.paidRupees,
        late_charges_rupees: agreed ?? row.lateChargesRupees,
        agreed_late_charges_rupees: agreed,
      }
      if (!hasValues(ledger.instalments[index], instalment)) instalmentRows.push(instalment)
    }
    for (const [index, { parts }] of applied.receipts.entries()) {
      const receipt = ledger.receipts[index]!
      if (receipt.has_own_parts) continue
      const derived = {
        number: receipt.number,
        booking_id: booking.id,
        received_on: receipt.received_on,
        net_rupees: receipt.net_rupees,
        late_charges_rupees: receipt.late_charges_rupees,
        has_own_parts: 0,
        sale_part_rupees: parts.saleRupees,
        premium_part_rupees: parts.premiumRupees,
        emi_part_rupees: parts.emiRupees,
        adjustment_part_rupees: parts.adjustmentRupees,
        registration_part_rupees: parts.registrationRupees,
      }
      if (!hasValues(receipt, derived)) receiptRows.push(derived)
    }
    if (ledger.instalments.length > applied.rows.length)
      await db
        .deleteFrom('instalments')
        .where('booking_id', '=', booking.id)
        .where('position', '>', applied.rows.length)
        .execute()
  }
  if (!context.problems.isEmpty) return
  await upsertRows(db, 'instalments', instalmentRows, { key: ['booking_id', 'position'], returning: 'id' })
  await upsertRows(db, 'all_receipts', receiptRows, { key: ['number'], returning: 'id' })
}

function scheduleIn(
  context: ImportContext,
  { booking, months, instalments: givenInstalments }: Ledger,
): ScheduleRow[] | null {
  if (booking.has_own_schedule) {
    const total = givenInstalments.reduce((sum, row) => sum + row.amount_rupees, 0)
    const bookingTotal = totalWithoutLateCharges(booking)
    if (total !== bookingTotal) {
      if (context.repricedBookings.has(booking.code))
        refusePrice(context, booking, `the instalments of ${instalments.name} add up to ${rupees(total)}`)
      else
        context.problems.add({
          file: instalments.name,
          row: null,
          column: 'amount',
          key: JSON.stringify([booking.code, 1]),
          reason: `the instalments of booking ${booking.code} add up to ${rupees(total)}, the booking to ${rupees(bookingTotal)}.`,
        })
      return null
    }
    return givenInstalments.map((row) => ({
      kind: row.kind,
      label: row.label,
      dueOn: row.due_on,
      amountRupees: row.amount_rupees,
    }))
  }
  const { registration_rupees: registration, registration_due_on: registrationDueOn } = booking
  return scheduleOf({
    bookedOn: booking.booked_on,
    bookingAmountRupees: booking.booking_amount_rupees,
    balanceRupees: totalWithoutLateCharges(booking) - registration - booking.booking_amount_rupees,
    months,
    registration:
      registrationDueOn === null ? null : { dueOn: registrationDueOn, amountRupees: registration },
  })
}

/** The amounts of other files do not fit the new price of an existing booking. */
const refusePrice = ({ problems }: ImportContext, booking: Row<'bookings'>, contradiction: string) =>
  problems.add({
    file: bookings.name,
    row: null,
    column: 'rate',
    key: booking.code,
    reason: `makes the price of ${booking.code} ${rupees(totalWithoutLateCharges(booking))}, but ${contradiction}.`,
  })

function applyReceipts(
  context: ImportContext,
  { booking, receipts: received }: Ledger,
  schedule: ScheduleRow[],
) {
  try {
    return applyPayments(
      schedule,
      { ...pricePartsOf(booking), latePercentHundredths: booking.late_percent_hundredths },
      received.map((receipt) => ({
        on: receipt.received_on,
        amountRupees: receipt.net_rupees,
        lateChargesRupees: receipt.late_charges_rupees,
      })),
    )
  } catch (error) {
    if (!(error instanceof Overpaid)) throw error
    const total = totalWithoutLateCharges(booking)
    const paid = `${rupees(total + error.rupees)}, ${rupees(error.rupees)} more`
    if (context.repricedBookings.has(booking.code))
      refusePrice(context, booking, `its receipts add up to ${paid}`)
    else
      context.problems.add({
        file: receipts.name,
        row: null,
        column: 'amount',
        key: firstAbove(received, total),
        reason: `the receipts of booking ${booking.code} add up to ${paid} than its price of ${rupees(total)}.`,
      })
    return null
  }
}

/** The number of the receipt with which the sum of the receipts exceeds the price. */
function firstAbove(received: Ledger['receipts'], priceRupees: number): string {
  let sum = 0
  return received.find(({ net_rupees }) => (sum += net_rupees) > priceRupees)!.number
}

async function loadUpline(db: Kysely<Database>) {
  const people = await db.selectFrom('associates').select(['id', 'parent_id', 'level']).execute()
  const rates = await db.selectFrom('commission_rates').selectAll().execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return {
    rates,
    from(sellerId: string): LadderPosition[] {
      const path: LadderPosition[] = []
      for (let person = byId.get(sellerId); person; person = byId.get(person.parent_id ?? ''))
        path.push({ associateId: person.id, level: person.level })
      return path
    },
  }
}

async function deriveCommission(
  context: ImportContext,
  ledgers: Ledger[],
  loadPeople: () => ReturnType<typeof loadUpline>,
  changedTerms: Map<number, Row<'bookings'>>,
): Promise<void> {
  const { db, problems } = context
  const ids = ledgers.map(({ booking }) => booking.id)
  const linesByBooking = byBooking(
    await db.selectFrom('commission_lines').selectAll().where('booking_id', 'in', ids).execute(),
  )
  const rows: object[] = []
  for (const { booking } of ledgers) {
    const existingLines = linesByBooking.get(booking.id)
    const formerTerms = changedTerms.get(booking.id)
    const hasOtherSeller = formerTerms !== undefined && formerTerms.seller_id !== booking.seller_id
    if (existingLines && (!hasOtherSeller || context.bookingsWithGivenLines.has(booking.id))) {
      if (formerTerms) await recalculate(db, existingLines, formerTerms, booking)
      continue
    }
    const upline = await loadPeople()
    const ladder = ladderOn(upline.rates, booking.project_id, booking.booked_on)
    if (existingLines && hasOtherSeller) {
      if (!ladder || !followLadder(existingLines, upline.from(formerTerms.seller_id), ladder, formerTerms)) {
        const reason = `booking ${booking.code}: its associate changed, but some commission is paid, or the shares differ from the commission rates. Give the shares in ${commissionLines.name}.`
        problems.add({ file: bookings.name, row: null, column: 'associate', key: booking.code, reason })
        continue
      }
      await db.deleteFrom('commission_lines').where('booking_id', '=', booking.id).execute()
    }
    if (!ladder) {
      const reason = `booking ${booking.code}: no rates are in force on ${booking.booked_on}, and ${commissionLines.name} has no rows for the booking.`
      problems.add({ file: commissionRates.name, row: null, column: 'from', reason })
      continue
    }
    for (const share of differentialShares(upline.from(booking.seller_id), ladder)) {
      const figures = commissionFigures({
        ...termsOf(booking),
        commission: { type: ladder.type, hundredths: share.hundredths },
        discount: null,
      })
      rows.push({
        booking_id: booking.id,
        project_id: booking.project_id,
        associate_id: share.associateId,
        commission_type: ladder.type,
        commission_hundredths: share.hundredths,
        eligible_rupees: figures.eligibleRupees,
        gross_rupees: figures.grossRupees,
        discount_type: null,
        discount_hundredths: 0,
        discount_rupees: figures.discountRupees,
        net_rupees: booking.status_id === CANCELLED ? 0 : figures.netRupees,
        paid_rupees: 0,
      })
    }
  }
  if (!problems.isEmpty) return
  await upsertRows(db, 'commission_lines', rows, { key: ['booking_id', 'associate_id'], returning: 'id' })
}

/** True if no line is paid and the lines are what the import would make for the booking. */
function followLadder(
  lines: Row<'commission_lines'>[],
  sellerAndUpline: LadderPosition[],
  ladder: NonNullable<ReturnType<typeof ladderOn>>,
  booking: Row<'bookings'>,
): boolean {
  const shares = differentialShares(sellerAndUpline, ladder)
  return (
    lines.length === shares.length &&
    lines.every(
      (line) =>
        line.paid_rupees === 0 &&
        line.discount_type === null &&
        line.commission_type === ladder.type &&
        shares.some(
          ({ associateId, hundredths }) =>
            associateId === line.associate_id &&
            hundredths === line.commission_hundredths &&
            commissionFigures({
              ...termsOf(booking),
              commission: { type: ladder.type, hundredths },
              discount: null,
            }).grossRupees === line.gross_rupees,
        ),
    )
  )
}

const termsOf = (booking: Pick<Row<'bookings'>, 'yards_hundredths' | 'eligible_rate_rupees'>) => ({
  yardsHundredths: booking.yards_hundredths,
  eligibleRateRupees: booking.eligible_rate_rupees,
})

const AMOUNTS = ['eligible_rupees', 'gross_rupees', 'discount_rupees', 'net_rupees'] as const

/** Keeps the rate of each line. Does not change a line whose amounts do not follow from the former terms, because the firm gave them. */
async function recalculate(
  db: Transaction<Database>,
  lines: Row<'commission_lines'>[],
  before: Row<'bookings'>,
  after: Row<'bookings'>,
): Promise<void> {
  for (const line of lines) {
    const rates = {
      commission: { type: line.commission_type, hundredths: line.commission_hundredths },
      discount: line.discount_type && { type: line.discount_type, hundredths: line.discount_hundredths },
    }
    const amountsOf = (booking: Row<'bookings'>) => {
      const figures = commissionFigures({ ...termsOf(booking), ...rates })
      return {
        eligible_rupees: figures.eligibleRupees,
        gross_rupees: figures.grossRupees,
        discount_rupees: figures.discountRupees,
        // The net commission of a cancelled booking is the paid amount.
        net_rupees: booking.status_id === CANCELLED ? line.paid_rupees : figures.netRupees,
      }
    }
    const amountsBefore = amountsOf(before)
    if (!AMOUNTS.every((amount) => amountsBefore[amount] === line[amount])) continue
    await db.updateTable('commission_lines').set(amountsOf(after)).where('id', '=', line.id).execute()
  }
}
