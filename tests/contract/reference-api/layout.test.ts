import { describe, expect, it } from 'vitest'
import { ProjectFiguresReply, ProjectLayoutReply } from '~/contract/layout'
import { blockMap } from '~/subjects/plots/blocks'
import { rowOf } from '../../factories/rows'
import { demoApiForThisFile, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()
const get = (path: string) => api.get('P1', path)
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
