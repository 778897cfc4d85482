import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { dayOfMonthAfter } from '../rules/calendar'
import { verifySecret } from '../rules/password'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { TELUGU_CUSTOMER, UNUSUAL_ASSOCIATES } from './names'
import { DEMO_PASSWORD, PERSONAS, personaOf, type PersonaKey } from './personas'

const TODAY = '2026-11-21'

let db: Kysely<Database>

beforeAll(async () => {
  db = await openDemoDatabase(TODAY)
})

afterAll(() => db.destroy())

const associate = (key: PersonaKey) =>
  db.selectFrom('associates').selectAll().where('id', '=', personaOf(key).id).executeTakeFirstOrThrow()
const bookingsOf = (key: PersonaKey) =>
  db.selectFrom('bookings').selectAll().where('seller_id', '=', personaOf(key).id).execute()

describe('personas', () => {
  it('have a fixed mobile, email and user type; P1 and P10 share the password', async () => {
    for (const [index, persona] of PERSONAS.entries()) {
      const row = await associate(persona.key)
      expect(row.mobile).toBe(`90000000${String(index + 1).padStart(2, '0')}`)
      expect(row.email).toBe(persona.key === 'P10' ? null : `p${index + 1}@demo.example`)
      expect(row.user_type).toBe(persona.key === 'P4' ? 3 : 2)
      expect(row.must_change_password).toBe(persona.key === 'P5' ? 1 : 0)
    }
    const [p1, p10] = await Promise.all([associate('P1'), associate('P10')])
    expect(p10.password_hash).toBe(p1.password_hash)
    expect(await verifySecret(DEMO_PASSWORD, p1.password_hash)).toBe(true)
  })

  it('P1 has commission level 3 and four generations below', async () => {
    const below = await generationsBelow(personaOf('P1').id)
    expect(below).toHaveLength(4)
    expect((await associate('P1')).level).toBe(3)
  })

  it('P1 has bookings in every status, one of today and one of a Telugu customer, and notifications with HTML, an encoded line break and Telugu', async () => {
    const bookings = await bookingsOf('P1')
    expect(new Set(bookings.map((booking) => booking.status_id))).toEqual(new Set([2, 3, 9]))
    expect(bookings.some((booking) => booking.booked_on === TODAY)).toBe(true)
    expect(bookings.some((booking) => booking.customer_name === TELUGU_CUSTOMER)).toBe(true)
    const messages = await db
      .selectFrom('notifications')
      .select('message')
      .where('associate_id', '=', personaOf('P1').id)
      .execute()
    const text = messages.map((row) => row.message).join(' ')
    for (const fragment of ['%0A', '<b>', '<a href', '<script>', 'ఉగాది']) expect(text).toContain(fragment)
  })

  it('P1’s team has bookings in each of the last twelve months', async () => {
    const team = [personaOf('P1').id, ...(await generationsBelow(personaOf('P1').id)).flat()]
    const rows = await db.selectFrom('bookings').select('booked_on').where('seller_id', 'in', team).execute()
    const months = new Set(rows.map((row) => row.booked_on.slice(0, 7)))
    for (let back = 0; back < 12; back++)
      expect(months).toContain(dayOfMonthAfter(TODAY, -back, 1).slice(0, 7))
  })
})

describe('demo data', () => {
  it('has names in five scripts, of one word, and of sixty characters', async () => {
    const names = (await db.selectFrom('associates').select('name').execute()).map((row) => row.name)
    for (const name of UNUSUAL_ASSOCIATES) expect(names).toContain(name)
    expect(Math.max(...names.map((name) => name.length))).toBe(60)
    expect(names.some((name) => !name.includes(' '))).toBe(true)
  })

  it('has seven projects; project 4 is the default, and some lack a document, a location or sales', async () => {
    const projects = await db.selectFrom('projects').selectAll().orderBy('id').execute()
    expect(projects.map((project) => project.rate_rupees)).toEqual([
      6_500, 8_999, 9_999, 12_500, 15_500, 18_000, 21_500,
    ])
    expect(projects.filter((project) => project.is_default).map((project) => project.id)).toEqual([4])
    expect(projects.every((project) => /^[A-Z]{3}$/.test(project.code))).toBe(true)
    expect(projects.filter((project) => project.brochure_media_id === null)).toHaveLength(1)
    expect(projects.filter((project) => project.layout_media_id === null)).toHaveLength(1)
    expect(projects.filter((project) => project.latitude === null)).toHaveLength(1)
    const sold = await db.selectFrom('bookings').select('project_id').distinct().execute()
    expect(sold).toHaveLength(6)
  })

  it('sells plots "12/A", "10+11" and "15-19", and the cells of "15-19" are booked too', async () => {
    const sold = await db
      .selectFrom('bookings')
      .innerJoin('plots', 'plots.id', 'bookings.plot_id')
      .where('plots.number', 'in', ['12/A', '10+11', '15-19'])
      .select(['plots.id', 'plots.number'])
      .execute()
    expect(sold.map((plot) => plot.number).sort()).toEqual(['10+11', '12/A', '15-19'])
    const whole = sold.find((plot) => plot.number === '15-19')!
    const cells = await db.selectFrom('plots').selectAll().where('merged_into_id', '=', whole.id).execute()
    expect(cells.map((cell) => [cell.number, cell.status_id])).toEqual(
      ['15', '16', '17', '18', '19'].map((number) => [number, 2]),
    )
  })

  it('has gallery dates with one to fourteen images, in five projects', async () => {
    const dates = await db
      .selectFrom('gallery_dates')
      .innerJoin('gallery_images', 'gallery_images.gallery_date_id', 'gallery_dates.id')
      .select(['gallery_dates.id', 'project_id', (eb) => eb.fn.countAll<number>().as('images')])
      .groupBy('gallery_dates.id')
      .execute()
    expect(dates).toHaveLength(40)
    expect(new Set(dates.map((date) => date.project_id)).size).toBe(5)
    expect(Math.min(...dates.map((date) => date.images))).toBe(1)
    expect(Math.max(...dates.map((date) => date.images))).toBe(14)
  })
})

async function generationsBelow(id: string): Promise<string[][]> {
  const generations: string[][] = []
  let parents = [id]
  for (;;) {
    const children = await db
      .selectFrom('associates')
      .select('id')
      .where('parent_id', 'in', parents)
      .execute()
    if (children.length === 0) return generations
    parents = children.map((child) => child.id)
    generations.push(parents)
  }
}
