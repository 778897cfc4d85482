import type { RecordedDeductions } from '~/contract/recorded-deductions'
import type { Fields } from '~/domain/fields'
import { m } from '~/messages/messages'

/** Of a bill, or of a quarter. */
export const deductionFields = {
  gross: { label: m.gross, kind: 'amount', value: (row) => row.grossPaise },
  tds: { label: m.tds, kind: 'amount', value: (row) => row.tdsPaise },
  gst: { label: m.gst, kind: 'amount', value: (row) => row.gstPaise },
  other: { label: m.otherDeductions, kind: 'amount', value: (row) => row.otherPaise },
  credited: { label: m.credited, kind: 'amount', value: (row) => row.creditedPaise },
} satisfies Fields<Omit<RecordedDeductions, 'otherReason' | 'reference'>>
