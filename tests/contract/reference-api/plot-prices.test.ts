import { describe, expect, it } from 'vitest'
import { demoApiForThisFile, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()

const fetchPrice = (query: Record<string, string | number>): Promise<Reply> =>
  api.post('P1', `/associate/get-plot-cost-calculation${queryOf(query)}`)
const price = (project_id: number, plot_no: string, price_per_yard: number | string, emi_id: number) =>
  fetchPrice({ project_id, plot_no, price_per_yard, emi_id })

describe('the worked examples, to the rupee', () => {
  it.each([
    // project, plot, yards, rate, EMI plan → premium, net sale, booking, EMI charges, total, balance, EMI, last EMI
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
      expect([
        plot_info.premium_charges,
        plot_info.net_sale_amount,
        plot_info.booking_amount,
        plot_info.emi_charges,
        plot_info.total_cost,
        plot_info.balance,
        plot_info.emi_per_month,
        plot_info.last_emi,
      ]).toEqual(expected)
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
    expect(await price(project, '40', minRate - 1, 6)).toEqual({
      status: false,
      message,
      errors: { price_per_yard: [message] },
    })
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
    expect(await fetchPrice({ ...validQuery, ...fields })).toEqual({
      status: false,
      message,
      errors: { [field]: [message] },
    })
  })
})
