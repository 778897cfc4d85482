import { expect, it } from 'vitest'
import { filledIn, parseSearch } from './price-search.server'

const parse = (search: string, plans = ['3', '6']) =>
  parseSearch(
    `http://portal/plot-price-calculation?${search}`,
    plans.map((id) => ({ id })),
  )
const fullSearch = 'project_id=4&price=12500&plot=24&plan=1&emi_id=6'
const choice = {
  projects: [
    { id: '4', name: 'Mango', rate: '12500' },
    { id: '7', name: 'Palm', rate: '21500' },
  ],
  defaultId: '4',
}

it('M132 a price calculation is by instalments or outright', () => {
  const query = { projectId: '4', plotNumber: '24', pricePerYardRupees: '12500' }
  expect(parse(fullSearch).query).toEqual({ ...query, emiPlanId: '6' })
  expect(parse(fullSearch.replace('plan=1', 'plan=2')).query).toEqual({ ...query, emiPlanId: null })
})

it.each([
  '₹ 12,500',
  'Rs. 12,500/-',
  'INR १२५००',
  ' 12500 ',
  '12,500',
  '12500.00',
  '0012500',
  '१२५००',
  '౧౨,౫౦౦',
  '௧௨௫௦௦',
])('M129 X071 "%s" is a price', (price) => {
  const search = new URLSearchParams(fullSearch)
  search.set('price', price)
  expect(parse(String(search)).query?.pricePerYardRupees).toBe('12500')
})

it('M129 reports all errors at once, in the order of the fields', () => {
  const { query, errors } = parse('project_id=&price=&plot=&plan=1&emi_id=')
  expect(query).toBeNull()
  expect(errors).toEqual([
    { name: 'project_id', message: 'Please Select Project' },
    { name: 'price', message: 'Base Price is Required' },
    { name: 'plot', message: 'Plot Number is Required' },
    { name: 'emi_id', message: 'Tenure is Required' },
  ])
})

it.each(['-12500', '12500.50', '125,00', '12500000', 'twelve'])(
  'M129 the price "%s" is not in whole rupees of up to 7 digits',
  (price) => {
    const message = 'Base Price must be in whole rupees, up to 7 digits'
    expect(parse(fullSearch.replace('12500', price)).errors).toEqual([{ name: 'price', message }])
  },
)

it('M126 Outright needs no tenure', () => {
  expect(parse('project_id=4&price=12500&plot=24&plan=2').errors).toEqual([])
})

const filled = (search: string, plans = ['3', '6']) =>
  filledIn(
    parse(search, plans),
    choice,
    plans.map((id) => ({ id })),
  )

it('M127 the initial values are the default project, its rate, plan 1 and EMI id 6', () => {
  expect(filled('')).toEqual({ project_id: '4', price: '12500', plot: '', plan: '1', emi_id: '6' })
  expect(parse('')).toMatchObject({ query: null, errors: [] })
})

it('M127 a firm without EMI id 6 uses its first plan, also for links', () => {
  expect(filled('', ['9', '12']).emi_id).toBe('9')
  expect(parse(fullSearch, ['9', '12']).query?.emiPlanId).toBe('9')
  expect(parse(fullSearch.replace('emi_id=6', 'emi_id=3'), ['9', '12']).query?.emiPlanId).toBe('3')
})

it('M131 an address with a project and without a price uses the rate of the project', () => {
  expect(filled('project_id=7&plot=12')).toMatchObject({ project_id: '7', price: '21500', plot: '12' })
})

it('M131 "Update rate" keeps the other fields', () => {
  expect(filled('project_id=7&price=12500&plot=12&plan=2&emi_id=3&rate=update')).toEqual({
    project_id: '7',
    price: '21500',
    plot: '12',
    plan: '2',
    emi_id: '3',
  })
})

it('M127 the initial values do not replace an empty field of a requested calculation', () => {
  expect(filled('project_id=4&price=&plot=&plan=1&emi_id=')).toMatchObject({ price: '', emi_id: '' })
})
