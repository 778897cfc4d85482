import type { z } from 'zod/v4'
import { FIND_GROUPS } from '../domain/find'
import { facingName } from '../domain/upstream-words'
import { optionalList } from './list'
import { count, day, decimal, flag, id, longText, money, text } from './wire'
import { reply, wireObject } from './wire-object'

/** `exact` is set if the search text equals the code or number of the row. */
const FoundBooking = wireObject('found booking', {
  id: ['booking_id', id],
  customer: ['customer_name', text],
  plot: ['plot_no', text],
  project: ['project_name', text],
  associate: ['agent_name', text],
  statusId: ['plot_status', count],
  isExact: ['exact', flag],
})

const FoundReceipt = wireObject('found receipt', {
  number: ['receipt_no', text],
  bookingId: ['booking_id', id],
  receivedOn: ['receipt_date', day],
  paise: ['amount', money],
  customer: ['customer_name', text],
  plot: ['plot_no', text],
  isExact: ['exact', flag],
})

const FoundAssociate = wireObject('found associate', {
  id: ['agent_id', id],
  name: text,
  isExact: ['exact', flag],
})

const FoundPlot = wireObject('found plot', {
  projectId: ['project_id', id],
  project: ['project_name', text],
  plot: ['plot_no', text],
  yards: ['plot_area', decimal],
  facing: ['facing_name', text.transform(facingName)],
  isExact: ['exact', flag],
})

const FoundProject = wireObject('found project', {
  id: ['project_id', id],
  name: text,
  isExact: ['exact', flag],
})

/** `more` names the groups that have further rows. */
export const FindReply = reply('find', {
  message: longText,
  bookings: optionalList(FoundBooking),
  receipts: optionalList(FoundReceipt),
  associates: optionalList(FoundAssociate),
  plots: optionalList(FoundPlot),
  projects: optionalList(FoundProject),
  more: optionalList(text).transform((more) => FIND_GROUPS.filter((group) => more.includes(group))),
})

export type Found = z.output<typeof FindReply>
