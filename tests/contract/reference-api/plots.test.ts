import { describe, expect, it } from 'vitest'
import { ProjectFiguresReply, ProjectLayoutReply } from '~/contract/layout'
import { BlocksReply, EmiPlansReply } from '~/contract/plots'
import { blockMap } from '~/subjects/plots/blocks'
import { rowOf, rowsOf } from '../../factories/rows'
import { demoApiForThisFile, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()

const get = (path: string) => api.get('P1', path)

const refusalAt = (field: string, message: string) => ({
  status: false,
  message,
  errors: { [field]: [message] },
})

describe('instalment plans', () => {
  it('M128 there are eight, from 6 to 60 months, with id, months and tenure', async () => {
    const reply = await get('/associate/get-emi-plan-list')
    expect(reply.emi_list).toEqual(
      [6, 12, 18, 24, 30, 36, 48, 60].map((months, index) => ({
        id: index + 1,
        months,
        tenure: `${months} Months`,
      })),
    )
    expect(EmiPlansReply.parse(reply)[5]).toEqual({ id: '6', months: 36, tenure: '36 Months' })
  })
})

const find = (project_id: number | string, key: string): Promise<Reply> =>
  api.post('P1', `/associate/get-plot-info${queryOf({ project_id, key })}`)

describe('a plot', () => {
  const NO_PLOT = refusalAt('key', 'There is no plot with that number in this project.')
  const NO_PROJECT = refusalAt('project_id', 'There is no such project.')

  it('M120 M122 finds a plot with its size, facing and status in words', async () => {
    expect((await find(4, '12/A')).plot_info).toEqual({
      plot_id: 529,
      number: '12/A',
      square_yards: 220,
      facing_name: 'West',
      status_id: 2,
      status_name: 'Booked',
      is_corner: 0,
      shape_show_status: 0,
      shape_text: '',
    })
    const plots = await rowsOf(api.db, 'plots', { merged_into_id: null })
    const nameOf = async (status: number) => {
      const { project_id, number } = plots.find(({ status_id }) => status_id === status)!
      return (await find(project_id, number)).plot_info.status_name as string
    }
    const names = 'Available, Booked, Registered, Blocked, Mortgaged, Landowner share, Under dispute'
    expect((await Promise.all([1, 2, 3, 4, 5, 6, 7].map(nameOf))).join(', ')).toBe(names)
    const shown = plots.find((plot) => plot.is_shape_shown)!
    expect((await find(shown.project_id, shown.number)).plot_info).toMatchObject({
      shape_show_status: 1,
      shape_text: shown.shape_text,
    })
  })

  it.each([
    ['12/A', '12/A'],
    ['12/a', '12/A'],
    ['  12/A  ', '12/A'],
    ['12 / a', '12/A'],
    ['10+11', '10+11'],
    ['10 + 11', '10+11'],
    ['15-19', '15-19'],
  ])('M120 the search "%s" finds plot %s', async (key, number) => {
    expect((await find(4, key)).plot_info.number).toBe(number)
  })

  it.each(['10', '11'])('M120 M124 the merged cell %s returns the whole plot', async (key) => {
    expect((await find(4, key)).plot_info).toEqual((await find(4, '10+11')).plot_info)
  })

  it('M120 the same number names different plots in different projects', async () => {
    const [inProject1, inProject2] = [await find(1, '40'), await find(2, '40')]
    expect(inProject1.plot_info.plot_id).not.toBe(inProject2.plot_info.plot_id)
    expect(await find(1, '12/A')).toEqual(NO_PLOT)
  })

  it.each(['9999', '1%', '_', "' or 1=1 --", '13', '10++11'])('M125 there is no plot "%s"', async (key) => {
    expect(await find(4, key)).toEqual(NO_PLOT)
  })

  it('M125 there is no project 999', async () => {
    expect(await find(999, '26')).toEqual(NO_PROJECT)
  })
})

describe('blocks', () => {
  it('M123 return all cells of a project in place', async () => {
    const blocks = BlocksReply.parse(await get('/associate/get-project-blocks/4'))
    const sizes = Object.entries({ A: 21, B: 22, C: 21, D: 22, E: 21, F: 22, G: 21, H: 22 })
    expect(blocks.map(({ name, cells }) => [name, cells.length])).toEqual(sizes)
    const [first] = blocks
    expect(first!.cells[6]).toEqual({
      plotNumber: '7',
      row: 1,
      column: 7,
      facing: 'North-East',
      isAvailable: false,
      mergedInto: null,
    })
    expect(first!.cells[7]).toMatchObject({ plotNumber: '8', row: 2, column: 1, isAvailable: true })
  })

  it('M124 merged cells name their plot and have its status and facing', async () => {
    const [block] = BlocksReply.parse(await get('/associate/get-project-blocks/4'))
    const merged = (number: string) =>
      block!.cells.filter(({ mergedInto }) => mergedInto === number).map(({ plotNumber }) => plotNumber)
    expect(merged('10+11')).toEqual(['10', '11'])
    expect(merged('15-19')).toEqual(['15', '16', '17', '18', '19'])
    for (const number of ['10+11', '15-19']) {
      const facings = block!.cells
        .filter(({ mergedInto }) => mergedInto === number)
        .map(({ facing }) => facing)
      expect(new Set(facings)).toEqual(new Set([(await find(4, number)).plot_info.facing_name]))
    }
  })

  const unknown = ['999', '0', 'abc', '-1', '4.0', '1e0', '99999999999']
  it.each(unknown)('M123 there is no project "%s"', async (project) => {
    expect(await get(`/associate/get-project-blocks/${project}`)).toEqual({
      status: false,
      message: 'There is no such project.',
    })
  })
})

const fetchPrice = (query: Record<string, string | number>): Promise<Reply> =>
  api.post('P1', `/associate/get-plot-cost-calculation${queryOf(query)}`)
const price = (project_id: number, plot_no: string, price_per_yard: number | string, emi_id: number) =>
  fetchPrice({ project_id, plot_no, price_per_yard, emi_id })

describe('the worked examples, to the rupee', () => {
  const FIGURES =
    'premium_charges net_sale_amount booking_amount emi_charges total_cost balance emi_per_month last_emi'

  it.each([
    // project, plot, yards, rate, EMI plan → the figures
    [4, '26', 200, 12_500, 6, 100_000, 2_600_000, 260_000, 421_200, 3_021_200, 2_761_200, 76_700, 76_700],
    [4, '31', 166.67, 12_500, 0, 0, 2_000_040, 200_000, 0, 2_000_040, 1_800_040, 0, 0],
    [2, '5', 150, 8_999, 4, 0, 1_349_850, 134_000, 121_585, 1_471_435, 1_337_435, 55_727, 55_714],
    [7, '7', 267, 21_500, 2, 80_100, 5_820_600, 582_000, 209_544, 6_030_144, 5_448_144, 454_012, 454_012],
    [1, '9', 183.33, 6_500, 8, 0, 1_191_645, 119_000, 321_794, 1_513_439, 1_394_439, 23_241, 23_220],
  ] as const)(
    'M132 M133 in project %d, prices plot %s of %d sq yd at ₹%d a yard with EMI plan %d',
    async (project, plot, yards, rate, plan, ...expected) => {
      const { plot_info } = await price(project, plot, rate, plan)
      expect(plot_info).toMatchObject({ number: plot, square_yards: yards, price_per_yard: rate })
      expect(FIGURES.split(' ').map((name) => plot_info[name])).toEqual(expected)
    },
  )
})

const validQuery = { project_id: 4, plot_no: '26', price_per_yard: 12_500, emi_id: 6 }

describe('rejected prices', () => {
  it.each([
    [4, 12_500, '₹11,250', 'Mango Bloom Gardens'],
    [2, 8_999, '₹8,100', 'Lotus Lake View'],
    [7, 21_500, '₹19,350', 'Silver Oak Avenue'],
  ])('M134 project %d rejects a price below 90 %% of its rate', async (project, rate, lowest, name) => {
    const minRate = Math.ceil((rate * 9) / 10)
    expect(await price(project, '40', minRate, 6)).toMatchObject({ status: true })
    const message = `Price per yard must be at least ${lowest} in ${name}.`
    expect(await price(project, '40', minRate - 1, 6)).toEqual(refusalAt('price_per_yard', message))
  })

  it.each([
    [{ project_id: '' }, 'project_id is required.'],
    [{ plot_no: ' ' }, 'plot_no is required.'],
    [{ price_per_yard: '' }, 'price_per_yard is required.'],
    [{ emi_id: '' }, 'emi_id is required.'],
    [{ project_id: '4x' }, 'project_id is not an id.'],
    [{ price_per_yard: 'NaN' }, 'price_per_yard must be a number of whole rupees.'],
    [{ price_per_yard: '-12500' }, 'price_per_yard must be a number of whole rupees.'],
    [{ price_per_yard: '12500.50' }, 'price_per_yard must be a number of whole rupees.'],
    [{ price_per_yard: '1e5' }, 'price_per_yard must be a number of whole rupees.'],
    [{ price_per_yard: '99999999' }, 'price_per_yard must be a number of whole rupees.'],
    [{ emi_id: '-1' }, 'emi_id is not an id.'],
    [{ plot_no: '1\u00002' }, "plot_no contains a character we can't read."],
  ])('M134 %j is rejected with "%s"', async (fields, message) => {
    expect(await fetchPrice({ ...validQuery, ...fields })).toEqual({ status: false, message })
  })

  it.each([
    [{ emi_id: '9' }, 'There is no such EMI plan.'],
    [{ project_id: '999' }, 'There is no such project.'],
    [{ plot_no: '9999' }, 'There is no plot with that number in this project.'],
  ])('M134 %j is rejected at its field with "%s"', async (fields, message) => {
    const [field = ''] = Object.keys(fields)
    expect(await fetchPrice({ ...validQuery, ...fields })).toEqual(refusalAt(field, message))
  })
})

const layout = (id: number | string) => get(`/associate/project-layout/${id}`)

describe('the layout of a project', () => {
  it('X080 has every plot of the project once, with size and availability', async () => {
    const plots = ProjectLayoutReply.parse(await layout(4)).flatMap((block) => blockMap(block).plots)
    expect(plots).toHaveLength(167)
    expect(plots.filter(({ isAvailable }) => isAvailable)).toHaveLength(40)
    expect(new Set(plots.map(({ number }) => number)).size).toBe(167)
    const details = (number: string, yards: number) =>
      expect.objectContaining({ number, yards, isAvailable: false }) as object
    expect(plots).toEqual(expect.arrayContaining([details('12/A', 220), details('10+11', 350)]))
  })

  it('X080 the price of a plot is the calculator’s outright price before the discount', async () => {
    const { blocks } = await layout(4)
    const cells: Reply[] = blocks.flatMap((block: Reply) => block.cells)
    const { rate_rupees } = await rowOf(api.db, 'projects', { id: 4 })
    // Plot 26 has a premium of ₹500 a yard; plots 10 and 11 are sold as one.
    for (const number of ['26', '12', '10']) {
      const cell = cells.find(({ plot_number }) => plot_number === number)
      const query = queryOf({ project_id: 4, plot_no: number, price_per_yard: rate_rupees, emi_id: 0 })
      const { plot_info: price } = await api.post('P1', `/associate/get-plot-cost-calculation${query}`)
      expect(cell?.price).toBe(price.net_sale_amount + price.total_company_discount)
    }
  })
})

it('X080 project figures count the plots of the layout; the cover is the first picture of the newest date', async () => {
  const figures = ProjectFiguresReply.parse(await get('/associate/project-figures'))
  expect(figures.map(({ plots, available }) => [plots, available])).toEqual([
    [170, 91],
    [172, 87],
    [172, 90],
    [167, 40],
    [168, 85],
    [172, 109],
    [172, 153],
  ])
  for (const { id, coverUrl } of figures) {
    const [newest] = (await api.post('P1', `/associate/get-gallery-dates/${id}?page=1`)).gallery_dates
    expect(coverUrl).toBe(newest?.data[0]?.thumb_image ?? null)
  }
})
