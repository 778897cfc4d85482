import type { findInstalments, findReceipts } from '../db/queries/statements'

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
