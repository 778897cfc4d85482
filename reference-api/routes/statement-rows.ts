import type { findInstalments, findMoves, findReceipts } from '../db/queries/statements'
import type { Row } from '../schema'
import { CANCELLED } from '../rules/booking-status'

export const toWireMoves = (moves: Awaited<ReturnType<typeof findMoves>>) =>
  moves.map((move) => ({
    plot_no: move.former_plot,
    date: move.moved_on,
    former_total: move.former_rupees,
    total: move.rupees,
  }))

export const toWireCancellation = (booking: Row<'bookings'>) =>
  booking.status_id === CANCELLED
    ? {
        cancelled_date: booking.cancelled_on,
        refunded_amt: booking.refunded_rupees,
        refunded_date: booking.refunded_on,
      }
    : {}

export const toWireReceipts = (receipts: Awaited<ReturnType<typeof findReceipts>>) =>
  receipts.map((receipt) => ({
    date: receipt.received_on,
    receipt_no: receipt.number,
    net_rcv_amt: receipt.net_rupees,
    late_paymt_paid: receipt.late_charges_rupees,
    rcvd_amt: receipt.net_rupees + receipt.late_charges_rupees,
  }))

export const toWireInstalments = (instalments: Awaited<ReturnType<typeof findInstalments>>) =>
  instalments.map((row) => ({
    type: row.label,
    due_date: row.due_on,
    amount_due: row.amount_rupees,
    amount_paid: row.paid_rupees,
    balance: row.amount_rupees - row.paid_rupees,
  }))
