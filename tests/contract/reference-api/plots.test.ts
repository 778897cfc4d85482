import { describe, expect, it } from 'vitest'
import { BlocksReply, EmiPlansReply } from '~/contract/plots'
import { rowsToTry } from '../../factories/cases'
import { demoApiForThisFile, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()

const get = async (path: string): Promise<Reply> =>
  (await api.request(path, { token: await api.tokenOf('P1'), method: 'GET' })).json()

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

describe('a plot', () => {
  const find = (project_id: number | string, key: string): Promise<Reply> =>
    api.post('P1', `/associate/get-plot-info${queryOf({ project_id, key })}`)
  const refusalAt = (field: string, message: string) => ({
    status: false,
    message,
    errors: { [field]: [message] },
  })
  const NO_PLOT = refusalAt('key', 'There is no plot with that number in this project.')
  const NO_PROJECT = refusalAt('project_id', 'There is no such project.')

  it('M120 M122 finds every plot of every project, with its status in words', async () => {
    const statusNames = [
      'Available',
      'Booked',
      'Registered',
      'Blocked',
      'Mortgaged',
      'Landowner share',
      'Under dispute',
    ]
    const plots = await api.db.selectFrom('plots').selectAll().where('merged_into_id', 'is', null).execute()
    const foundStatuses = new Set<number>()
    for (const plot of rowsToTry(plots)) {
      const { plot_info } = await find(plot.project_id, plot.number)
      expect(plot_info).toEqual({
        plot_id: plot.id,
        number: plot.number,
        square_yards: plot.yards_hundredths / 100,
        facing_name: plot.facing,
        status_id: plot.status_id,
        status_name: statusNames[plot.status_id - 1],
        is_corner: plot.is_corner,
        shape_show_status: plot.is_shape_shown,
        shape_text: plot.shape_text ?? '',
      })
      foundStatuses.add(plot.status_id)
    }
    expect([...foundStatuses].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(plots.some((plot) => plot.is_shape_shown)).toBe(true)
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

  it.each(['9999', '1%', '%', '_', '\\', "' or 1=1 --", '13', '10++11', 'x'.repeat(200)])(
    'M125 there is no plot "%s"',
    async (key) => {
      expect(await find(4, key)).toEqual(NO_PLOT)
    },
  )

  it.each(['999', '0', '999999999'])('M125 there is no project %s', async (project) => {
    expect(await find(project, '26')).toEqual(NO_PROJECT)
  })
})

describe('blocks', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('M123 return all cells of project %d in place', async (project) => {
    const reply = await get(`/associate/get-project-blocks/${project}`)
    const blocks = BlocksReply.parse(reply)
    const sizes = await api.db
      .selectFrom('blocks')
      .select(['name as block_name', 'block_type', 'rows', 'columns'])
      .where('project_id', '=', project)
      .orderBy('id')
      .execute()
    expect(sizes.map(({ block_name }) => block_name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
    expect(reply.blocks).toMatchObject(sizes)
    const rows = await api.db
      .selectFrom('plots')
      .innerJoin('blocks', 'blocks.id', 'plots.block_id')
      .leftJoin('plots as whole', 'whole.id', 'plots.merged_into_id')
      .selectAll('plots')
      .select(['blocks.name as block', 'whole.number as whole_number'])
      .where('plots.project_id', '=', project)
      .where('plots.grid_row', 'is not', null)
      .execute()
    const cells = blocks.flatMap((block) => block.cells.map((cell) => ({ block: block.name, ...cell })))
    const byNumber = (one: { plotNumber: string }, other: { plotNumber: string }) =>
      one.plotNumber < other.plotNumber ? -1 : 1
    expect(cells.toSorted(byNumber)).toEqual(
      rows
        .map((row) => ({
          block: row.block,
          plotNumber: row.number,
          row: row.grid_row,
          column: row.grid_column,
          facing: row.facing,
          isAvailable: row.status_id === 1,
          mergedInto: row.whole_number,
        }))
        .toSorted(byNumber),
    )
  })

  it('M124 merged cells name their plot and have its status', async () => {
    const [block] = BlocksReply.parse(await get('/associate/get-project-blocks/4'))
    const merged = (number: string) =>
      block!.cells.filter(({ mergedInto }) => mergedInto === number).map(({ plotNumber }) => plotNumber)
    expect(merged('10+11')).toEqual(['10', '11'])
    expect(merged('15-19')).toEqual(['15', '16', '17', '18', '19'])
    for (const cell of block!.cells.filter(({ mergedInto }) => mergedInto)) {
      const { plot_info } = await api.post(
        'P1',
        `/associate/get-plot-info${queryOf({ project_id: 4, key: cell.mergedInto! })}`,
      )
      expect(cell.isAvailable).toBe(plot_info.status_id === 1)
    }
  })

  it.each(['999', '0', 'abc', '-1', '4.0', '1e0', '99999999999'])(
    'M123 there is no project "%s"',
    async (project) => {
      expect(await get(`/associate/get-project-blocks/${project}`)).toEqual({
        status: false,
        message: 'There is no such project.',
      })
    },
  )
})
