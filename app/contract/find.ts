import { z } from 'zod/v4'
import { FIND_GROUPS } from '../domain/find'
import { facingName } from '../domain/upstream-words'
import { optionalList } from './list'
import { count, date, dayOf, decimal, flag, id, longText, money, text, wireObject } from './wire'

/** `exact` is set if the search text equals the code or number of the row. */
const FoundBooking = wireObject('found booking', {
  booking_id: id,
  customer_name: text,
  plot_no: text,
  project_name: text,
  agent_name: text,
  plot_status: count,
  exact: flag,
}).transform((wire) => ({
  id: wire.booking_id,
  customer: wire.customer_name,
  plot: wire.plot_no,
  project: wire.project_name,
  associate: wire.agent_name,
  statusId: wire.plot_status,
  isExact: wire.exact,
}))

const FoundReceipt = wireObject('found receipt', {
  receipt_no: text,
  booking_id: id,
  receipt_date: date,
  amount: money,
  customer_name: text,
  plot_no: text,
  exact: flag,
}).transform((wire) => ({
  number: wire.receipt_no,
  bookingId: wire.booking_id,
  receivedOn: dayOf(wire.receipt_date),
  paise: wire.amount,
  customer: wire.customer_name,
  plot: wire.plot_no,
  isExact: wire.exact,
}))

const FoundAssociate = wireObject('found associate', { agent_id: id, name: text, exact: flag }).transform(
  (wire) => ({ id: wire.agent_id, name: wire.name, isExact: wire.exact }),
)

const FoundPlot = wireObject('found plot', {
  project_id: id,
  project_name: text,
  plot_no: text,
  plot_area: decimal,
  facing_name: text,
  exact: flag,
}).transform((wire) => ({
  projectId: wire.project_id,
  project: wire.project_name,
  plot: wire.plot_no,
  yards: wire.plot_area,
  facing: facingName(wire.facing_name),
  isExact: wire.exact,
}))

const FoundProject = wireObject('found project', { project_id: id, name: text, exact: flag }).transform(
  (wire) => ({ id: wire.project_id, name: wire.name, isExact: wire.exact }),
)

/** `more` names the groups that have further rows. */
export const FindReply = wireObject('find', {
  status: z.literal(true),
  message: longText,
  bookings: optionalList(FoundBooking),
  receipts: optionalList(FoundReceipt),
  associates: optionalList(FoundAssociate),
  plots: optionalList(FoundPlot),
  projects: optionalList(FoundProject),
  more: optionalList(text),
}).transform(({ bookings, receipts, associates, plots, projects, more, message }) => ({
  message,
  bookings,
  receipts,
  associates,
  plots,
  projects,
  more: FIND_GROUPS.filter((group) => more.includes(group)),
}))

export type Found = z.output<typeof FindReply>
