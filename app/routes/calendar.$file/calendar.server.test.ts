import ICAL from 'ical.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CalendarDueDay } from '~/contract/calendar-feed'
import { anyText } from '../../../tests/factories/any-text'
import { cases } from '../../../tests/factories/cases'
import { calendarOf } from './calendar.server'

/** RFC 5545. */
const MAX_LINE_BYTES = 75

const publisher = { productName: 'Plot Partner', publicOrigin: 'https://partners.example.com' }

const aDay = (day: Partial<CalendarDueDay> = {}): CalendarDueDay => ({
  bookingId: '254',
  customerName: 'Lakshmi Devarakonda',
  plotNumber: '12',
  projectName: 'Neem Grove',
  instalment: 'EMI 7',
  dueOn: '2026-12-10',
  paise: 40_052_00,
  ...day,
})

const make = (rows: CalendarDueDay[], showsNames = true) =>
  calendarOf({ asOf: '2026-11-22', showsNames, rows }, publisher)

function parse(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]])
  const events = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { root, events }
}

it('X024 the calendar has an all-day event on the due day with amount, plot, project, instalment and a link', () => {
  const { root, events } = parse(make([aDay()]))
  expect(root.getFirstPropertyValue('version')).toBe('2.0')
  expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Plot Partner: amounts due')
  expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  const [event] = events
  expect(event).toMatchObject({
    uid: 'due-254-2026-12-10@partners.example.com',
    summary: '₹40,052 due · Plot 12 · Neem Grove · Lakshmi Devarakonda',
    description: 'EMI 7\nhttps://partners.example.com/associate/bookings/254/emi-statement',
  })
  expect(event?.startDate.isDate).toBe(true)
  expect(event?.startDate.toString()).toBe('2026-12-10')
  expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(make([aDay()])).toContain('DTSTAMP:20261121T183000Z')
})

it('X024 if the feed shows no names, omits them even if the upstream sends them', () => {
  const text = make([aDay()], false)
  expect(text).not.toContain('Lakshmi')
  expect(parse(text).events[0]?.summary).toBe('₹40,052 due · Plot 12 · Neem Grove')
})

it('X024 a change of the amount keeps the UID; equal dues give equal bytes', () => {
  const uid = (day: Partial<CalendarDueDay>) => parse(make([aDay(day)])).events[0]?.uid
  expect(uid({ paise: 1_00 })).toBe(uid({}))
  expect(uid({ dueOn: '2026-12-11' })).not.toBe(uid({}))
  expect(uid({ bookingId: '255' })).not.toBe(uid({}))
  expect(make([aDay()])).toBe(make([aDay()]))
})

it('X024 the calendar is valid even without amounts due', () => {
  const { root, events } = parse(make([]))
  expect(events).toEqual([])
  expect(root.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
})

it('X024 the calendar omits rows without a due day, and amounts that are unknown', () => {
  const { events } = parse(make([aDay({ dueOn: '' }), aDay({ paise: null, plotNumber: '', instalment: '' })]))
  expect(events.map(({ summary }) => summary)).toEqual(['Amount due · Neem Grove · Lakshmi Devarakonda'])
})

it('X024 the calendar contains the product name, escaped and on one line', () => {
  const dues = { asOf: '2026-11-22', showsNames: false, rows: [] }
  const text = calendarOf(dues, { ...publisher, productName: 'Plots; Land, Homes \\ Co\r\nX-EVIL:1' })
  expect(parse(text).root.hasProperty('x-evil')).toBe(false)
  // The parser does not unescape properties that it does not know.
  expect(text).toContain('X-WR-CALNAME:Plots\\; Land\\, Homes \\\\ Co X-EVIL:1: amounts due\r\n')
})

it('X024 line ends and control characters become spaces, and inject nothing', () => {
  const evil = 'Sita\r\nEND:VEVENT\r\nBEGIN:VALARM\nX\u0085Y\u2028Z\u0000!'
  const { root, events } = parse(make([aDay({ customerName: evil, instalment: evil, plotNumber: evil })]))
  expect(events).toHaveLength(1)
  expect(root.getAllSubcomponents()).toHaveLength(1)
  expect(events[0]?.component.getAllSubcomponents()).toEqual([])
  expect(events[0]?.summary).toMatch(/ · Sita END:VEVENT BEGIN:VALARM X Y Z !$/)
})

it('X024 any text gives a valid calendar, with one event for each row and its summary', () => {
  const text = anyText({ maxLength: 40 })
  const row = fc.record({
    customerName: text,
    plotNumber: text,
    projectName: text,
    instalment: text,
    bookingId: text,
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 3 }), (rows) => {
      const calendar = make(rows.map((fields) => aDay({ ...fields, bookingId: `7${fields.bookingId}` })))
      const { events } = parse(calendar)
      expect(events.map(({ summary }) => summary)).toEqual(rows.map(summaryOf))
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(MAX_LINE_BYTES)
        expect(line).not.toMatch(/[\u0000-\u0008\n\r\u007f]/)
      }
    }),
    cases(),
  )
})

function summaryOf({ plotNumber, projectName, customerName }: Record<string, string>) {
  return ['₹40,052 due', plotNumber && `Plot ${plotNumber}`, projectName, customerName]
    .filter((text) => text !== undefined && text !== '')
    .map((text) => text!.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .join(' · ')
}
