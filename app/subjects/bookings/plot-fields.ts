import type { Booking } from '~/contract/bookings'
import type { Fields } from '~/domain/fields'
import { asDeduction } from '~/domain/money'
import { m } from '~/messages/messages'

/** Booked and registered plots. */
export const plotFields = {
  associate: { label: m.associate, value: (row) => row.associateName },
  project: { label: m.project, value: (row) => row.projectName },
  plot: { label: m.plotNo, value: (row) => row.plotNumber, isSortable: true },
  name: { label: m.customer, value: (row) => row.customerName, isSortable: true },
  yards: { label: m.sqYards, value: (row) => row.yards, isSortable: true },
  facing: { label: m.facing, value: (row) => row.facing },
  status: { label: m.status, value: (row) => (row.isRegistered ? m.registered() : m.booked()) },
  booked_on: { label: m.bookedOn, kind: 'date', value: (row) => row.bookedOn, isSortable: true },
  registered_on: { label: m.registeredOn, kind: 'date', value: (row) => row.registeredOn, isSortable: true },
  sale: { label: m.saleAmount, kind: 'amount', value: (row) => row.salePaise },
  premium: { label: m.premiumChrgs, kind: 'amount', value: (row) => row.premiumPaise },
  adjustment: { label: m.adjustment, kind: 'amount', value: (row) => row.adjustmentPaise },
  emi_charges: { label: m.emiCharges, kind: 'amount', value: (row) => row.emiChargesPaise },
  registration: { label: m.regCharges, kind: 'amount', value: (row) => row.registrationPaise },
  late: { label: m.latePmtChrgsDue, kind: 'amount', value: (row) => row.latePaymentPaise },
  discount: { label: m.discount, kind: 'amount', value: (row) => asDeduction(row.discountPaise) },
  waive_off: { label: m.emiWaiveOff, kind: 'amount', value: (row) => asDeduction(row.waiveOffPaise) },
  total: { label: m.totalDue, kind: 'amount', value: (row) => row.totalDuePaise, isSortable: true },
  paid: { label: m.totalPaid, kind: 'amount', value: (row) => row.totalPaidPaise, isSortable: true },
  due: { label: m.currentDue, kind: 'amount', value: (row) => row.currentDuePaise, isSortable: true },
} satisfies Fields<Booking>
