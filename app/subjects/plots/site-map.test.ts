import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inLanguage } from '~/messages/request-language.server'
import { cases } from '../../../tests/factories/cases'
import type { Block } from './blocks'
import type { PlotFilters } from '~/paths/searches'
import { matches } from './plot-filters'
import { siteMap } from './site-map'
import { siteMapSvg } from '../../routes/associate.projects_.$projectId/site-map-svg.server'
import { CELL_HEIGHT } from './drawing'

const block = (
  name: string,
  rows: number,
  columns: number,
  label = (index: number) => String(index),
): Block => ({
  name,
  rows,
  columns,
  cells: Array.from({ length: rows * columns }, (_, index) => ({
    plotNumber: label(index + 1),
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
    facing: 'North',
    isAvailable: index % 2 === 0,
    mergedInto: null,
    yards: 200,
    paise: 2_500_000_00,
  })),
})

const draw = (blocks: Block[], fields: Partial<Parameters<typeof siteMapSvg>[0]> = {}) =>
  siteMapSvg({
    map: siteMap(blocks),
    title: 'Layout',
    projectId: '4',
    theme: 'system',
    isMatch: () => true,
    current: null,
    ...fields,
  })

it('X071 X080 the map names the facing of a plot in the language of the page', () => {
  const inHindi = inLanguage('hi', () => draw([block('A', 1, 1)]))
  expect(inHindi).toMatch(/aria-label="1, [^"]*उत्तर, /)
  expect(inHindi).not.toContain('North')
  expect(draw([block('A', 1, 1)])).toMatch(/aria-label="1, [^"]*North, /)
})

const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 12 })), {
  minLength: 1,
  maxLength: 70,
})

it('X080 blocks are inside the map, in order, without overlap and with room for their names above', () => {
  fc.assert(
    fc.property(sizes, (blockSizes) => {
      const map = siteMap(blockSizes.map(([rows, columns], index) => block(`B${index}`, rows, columns)))
      expect(map.blocks.map(({ name }) => name)).toEqual(blockSizes.map((_, index) => `B${index}`))
      const boxes = map.blocks.map(({ left, top, rows, columns }) => ({
        left,
        top,
        right: left + columns * map.cellWidth,
        bottom: top + rows * CELL_HEIGHT,
      }))
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top - map.nameDepth - map.nameSize).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(map.width)
        expect(box.bottom).toBeLessThanOrEqual(map.height)
      }
      boxes.forEach((box, index) =>
        boxes.slice(index + 1).forEach((other) => {
          const isApart =
            box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top
          expect(isApart).toBe(true)
        }),
      )
    }),
    cases(60, 1_000),
  )
})

it('X080 the link of a block counts the available plots among those that match the filters', () => {
  const blocks = [block('A', 1, 4)]
  expect(draw(blocks)).toContain('aria-label="Block A, 2 of 4 plots available"')
  const firstTwo = draw(blocks, { isMatch: ({ number }) => number === '1' || number === '2' })
  expect(firstTwo).toContain('aria-label="Block A, 1 of 2 plots available"')
  const none = draw(blocks, { isMatch: () => false })
  expect(none).toContain('aria-label="Block A, 0 of 0 plots available"')
  expect(none).not.toContain('<circle')
})

it('X080 the map names are text, never markup', () => {
  const svg = draw([block('<b>"A"&', 1, 2, (index) => `</text><script>${index}`)])
  expect(svg).not.toContain('<script>')
  expect(svg).not.toContain('<b>')
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;1')
})

const noFilters: PlotFilters = {
  project: '',
  facing: '',
  corner: '',
  yards_from: '',
  yards_to: '',
  price_from: '',
  price_to: '',
  state: '',
}
const plot = {
  number: '1',
  label: '1',
  facings: ['East'],
  isAvailable: false,
  isCorner: true,
  yards: 200,
  paise: 2_500_000_00,
}

it.each<[Partial<PlotFilters>, boolean]>([
  [{}, true],
  [{ facing: 'East' }, true],
  [{ facing: 'West' }, false],
  [{ yards_from: '200', yards_to: '200' }, true],
  [{ yards_from: '200.01' }, false],
  [{ yards_to: '199.99' }, false],
  [{ price_to: '2500000' }, true],
  [{ price_to: '2499999' }, false],
  [{ price_from: '2500000' }, true],
  [{ price_from: '2500001' }, false],
  [{ corner: '1' }, true],
  [{ state: 'available' }, false],
])('X080 the filters %j match: %j', (filters, isMatch) => {
  expect(matches(plot, { ...noFilters, ...filters })).toBe(isMatch)
})

it('X080 a plot without a size or price matches no filter on that value', () => {
  const plotWithoutValues = { ...plot, yards: null, paise: null }
  expect(matches(plotWithoutValues, noFilters)).toBe(true)
  for (const bound of [{ yards_from: '1' }, { yards_to: '9' }, { price_to: '9' }])
    expect(matches(plotWithoutValues, { ...noFilters, ...bound })).toBe(false)
})
