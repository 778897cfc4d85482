import type { IsoDate } from '../../app/domain/dates'
import { financialYearOf } from '../../app/domain/financial-year'
import type { NewRow } from '../schema'
import { addDays } from '../rules/calendar'
import { firstDayOfQuarter } from '../rules/tax-year'
import { personaOf } from './personas'
import { randomFor } from './random'

const [P1, P2] = [personaOf('P1').id, personaOf('P2').id]
/** The demo firm records the deductions of these people some weeks after a payment by bank. */
const RECORDED_FOR = [P1, P2]
const DAYS_UNTIL_RECORDED = 40
const TDS_PERCENT = 2
/** Only P2 charges GST. The firm pays it in addition. */
const GST_PERCENT = 18
/** Of a person's larger bills, the newest and every fourth before it have other deductions. */
const MIN_RUPEES_FOR_OTHER = 5_000
const BILLS_PER_OTHER = 4
const OTHER = ['Visiting cards', 'Site visit vehicle', 'Printed layouts'] as const

interface Billing {
  bills: NewRow<'commission_bills'>[]
  payments: NewRow<'payments'>[]
}

export function withDeductions({ bills, payments }: Billing, seed: string, today: IsoDate) {
  const random = randomFor(seed, 'deductions')
  const recordedUntil = addDays(today, -DAYS_UNTIL_RECORDED)
  const isRecorded = (bill: NewRow<'commission_bills'>) =>
    RECORDED_FOR.includes(bill.associate_id) &&
    bill.payment_type !== 'Other' &&
    bill.billed_on <= recordedUntil
  const largerBillsOf = new Map(RECORDED_FOR.map((id) => [id, 0]))
  const grossOf = new Map(bills.filter(isRecorded).map(({ id }) => [id, 0]))
  for (const { bill_id, net_commission_rupees } of payments) {
    const gross = grossOf.get(bill_id)
    if (gross !== undefined) grossOf.set(bill_id, gross + net_commission_rupees)
  }
  const newestFirst = bills.toReversed().map((bill): NewRow<'commission_bills'> => {
    const gross = grossOf.get(bill.id)
    return { ...bill, ...(gross === undefined ? NOTHING : deductionsFrom(gross, bill)) }
  })
  return newestFirst.toReversed()

  function deductionsFrom(gross: number, { associate_id, billed_on }: NewRow<'commission_bills'>) {
    const percentOf = (percent: number) => Math.round((gross * percent) / 100)
    const tds = percentOf(TDS_PERCENT)
    const gst = associate_id === P2 ? percentOf(GST_PERCENT) : null
    const other = hasOther(gross, associate_id) ? 100 * random.between(2, 8) : null
    return {
      tds_rupees: tds,
      gst_rupees: gst,
      other_deduction_rupees: other,
      other_deduction_reason: other === null ? null : random.pick(OTHER),
      credited_rupees: gross - tds - (other ?? 0) + (gst ?? 0),
      reference: `N${billed_on.replaceAll('-', '').slice(2)}${random.between(100_000, 999_999)}`,
    }
  }

  function hasOther(gross: number, associateId: string) {
    if (gross <= MIN_RUPEES_FOR_OTHER) return false
    const newer = largerBillsOf.get(associateId) ?? 0
    largerBillsOf.set(associateId, newer + 1)
    return newer % BILLS_PER_OTHER === 0
  }
}

const NOTHING = {
  tds_rupees: null,
  gst_rupees: null,
  other_deduction_rupees: null,
  other_deduction_reason: null,
  credited_rupees: null,
  reference: null,
}

const DAYS_UNTIL_CERTIFICATE = 45

/** Certificates of P1 and P2 for the last and the current financial year, each some weeks after the end of its quarter. */
export function taxCertificateRows(
  mediaOf: (scene: string, ownerId: string) => number,
  today: IsoDate,
): NewRow<'tax_certificates'>[] {
  const current = financialYearOf(today)
  const quarters = [current - 1, current].flatMap((year) =>
    [1, 2, 3, 4]
      .filter((quarter) => addDays(endOfQuarter(year, quarter), DAYS_UNTIL_CERTIFICATE) <= today)
      .map((quarter) => ({ year, quarter })),
  )
  return RECORDED_FOR.flatMap((associate_id) =>
    quarters.map(({ year, quarter }) => ({
      associate_id,
      financial_year: year,
      quarter,
      media_id: mediaOf(`tax-certificate:${associate_id}:${year}:${quarter}`, associate_id),
    })),
  )
}

const endOfQuarter = (year: number, quarter: number): IsoDate =>
  addDays(quarter === 4 ? firstDayOfQuarter(year + 1, 1) : firstDayOfQuarter(year, quarter + 1), -1)
