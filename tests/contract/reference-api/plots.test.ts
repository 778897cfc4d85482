import { describe, expect, it } from 'vitest'
import { BlocksReply, EmiPlansReply } from '~/contract/plots'
import { rowsOf } from '../../factories/rows'
import { demoApiForThisFile, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()

const get = (path: string) => api.get('P1', path)

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
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(nameOf))).toEqual([
      'Available',
      'Booked',
      'Registered',
      'Blocked',
      'Mortgaged',
      'Landowner share',
      'Under dispute',
    ])
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

  it('M124 merged cells name their plot and have its status', async () => {
    const [block] = BlocksReply.parse(await get('/associate/get-project-blocks/4'))
    const merged = (number: string) =>
      block!.cells.filter(({ mergedInto }) => mergedInto === number).map(({ plotNumber }) => plotNumber)
    expect(merged('10+11')).toEqual(['10', '11'])
    expect(merged('15-19')).toEqual(['15', '16', '17', '18', '19'])
  })

  const unknown = ['999', '0', 'abc', '-1', '4.0', '1e0', '99999999999']
  it.each(unknown)('M123 there is no project "%s"', async (project) => {
    expect(await get(`/associate/get-project-blocks/${project}`)).toEqual({
      status: false,
      message: 'There is no such project.',
    })
  })
})
