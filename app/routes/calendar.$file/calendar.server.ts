import ical, { escape, ICalEventClass, ICalEventTransparency } from 'ical-generator'
import type { CalendarDueDay, CalendarDues } from '~/contract/calendar-feed'
import { formatRupees } from '~/domain/money'
import { isIsoDate } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'

const REFRESH_SECONDS = 6 * 3600

/** For a calendar without events, because iCalendar requires a component. India has had no daylight saving time since 1945. */
const INDIA = `BEGIN:VTIMEZONE\r\nTZID:Asia/Kolkata\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0530\r\nTZOFFSETTO:+0530\r\nTZNAME:IST\r\nEND:STANDARD\r\nEND:VTIMEZONE`

interface Publisher {
  productName: string
  publicOrigin: string
}

/** The amounts due as iCalendar: one all-day event per booking and due date. The same reply gives the same bytes in the same language. */
export function calendarOf(
  { asOf, showsNames, rows }: CalendarDues,
  { productName, publicOrigin }: Publisher,
) {
  const dated = rows.filter(({ dueOn }) => isIsoDate(dueOn))
  const calendar = ical({
    // The library escapes the texts of events only.
    name: escape(m.calendarName({ product: oneLine(productName) }), false),
    prodId: { company: 'Plot Partner', product: 'Amounts due', language: 'EN' },
    ttl: REFRESH_SECONDS,
    timezone: dated.length === 0 ? { name: 'Asia/Kolkata', generator: () => INDIA } : null,
  })
  const { hostname } = new URL(publicOrigin)
  for (const row of dated) {
    const link = publicOrigin + paths.emiStatement(row.bookingId)
    calendar.createEvent({
      id: `due-${encodeURIComponent(row.bookingId)}-${row.dueOn}@${hostname}`,
      stamp: new Date(`${isIsoDate(asOf) ? asOf : row.dueOn}T00:00:00+05:30`),
      start: new Date(`${row.dueOn}T00:00:00Z`),
      allDay: true,
      summary: summaryOf(row, showsNames),
      description: [oneLine(row.instalment), link].filter(Boolean).join('\n'),
      url: link,
      class: ICalEventClass.PRIVATE,
      // A due payment does not make the associate busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** `₹40,052 due · Plot 12 · Neem Grove · Lakshmi Devarakonda` */
function summaryOf({ paise, plotNumber, projectName, customerName }: CalendarDueDay, showsNames: boolean) {
  return [
    paise === null ? m.amountDueInCalendar() : m.rupeesDue({ amount: formatRupees(paise) }),
    plotNumber && m.plotNumber({ number: plotNumber }),
    projectName,
    showsNames && customerName,
  ]
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join(' · ')
}

/** Some calendar programs treat more characters than CR and LF as line ends. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
