import { type BillTotal, findBillTotals } from '../db/queries/earnings'
import { partByKey } from './by-key'

const BYTES_PER_BILL = 150

export const billTotals = (earner: { associateId: string; from: string; to: string }) =>
  partByKey<number, BillTotal>({
    keysOf: ({ bill }) => [...bill].map(Number),
    read: (db, ids) => findBillTotals(db, { ...earner, ids: ids ?? undefined }),
    bytesPerValue: BYTES_PER_BILL,
  })
