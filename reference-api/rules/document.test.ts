import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commissionFigures, netPercentOnReceipts } from './commission'
import { scheduleOf } from './emi'
import { lateCharge } from './late-charges'
import { type Plan, priceOf } from './price'
import { type PaidByKind, type PriceParts, receiptParts } from './receipt-parts'
import { commissionOnSale, payableCommission, releasedCommission } from './released-commission'

/** Reads a given value of an example by its name. */
interface Given {
  number: (name: string) => number
  text: (name: string) => string
}
type Results = Record<string, number | string>

/** Computes the results of each example of docs/rules.md from its given values, by the rules of the API. */
const examples: Record<string, (given: Given) => Results> = {
  'price on instalments': ({ number }) => {
    const months = number('Months')
    const plan: Plan = { kind: 'emi', months, flatPercentHundredths: number('Flat percentage a year') * 100 }
    const price = priceOf({
      yardsHundredths: Math.round(number('Size') * 100),
      rateRupees: number('Price per yard'),
      premium: { type: 'Per Sq.Yd', hundredths: number('Premium per sq. yard') * 100 },
      plan,
    })
    return {
      Sale: price.saleRupees,
      Premium: price.premiumRupees,
      'Net sale': price.netSaleRupees,
      'Booking amount': price.bookingAmountRupees,
      'EMI charges': price.emiChargesRupees,
      'Total cost': price.totalCostRupees,
      Balance: price.balanceRupees,
    }
  },

  'outright price': ({ number }) => {
    const price = priceOf({
      yardsHundredths: Math.round(number('Size') * 100),
      rateRupees: number('Price per yard'),
      premium: { type: 'Flat', hundredths: 0 },
      plan: { kind: 'outright', discountPerYardRupees: number('Outright discount per sq. yard') },
    })
    return {
      Sale: price.saleRupees,
      Discount: price.discountRupees,
      'Net sale': price.netSaleRupees,
      'Booking amount': price.bookingAmountRupees,
      Balance: price.balanceRupees,
    }
  },

  instalments: ({ number, text }) => {
    const [, ...emis] = scheduleOf({
      bookedOn: text('Booked on'),
      bookingAmountRupees: number('Booking amount'),
      balanceRupees: number('Balance'),
      months: number('Months'),
      registration: null,
    })
    return {
      'EMI per month': emis[0]!.amountRupees,
      'Last EMI': emis.at(-1)!.amountRupees,
      'First EMI due on': emis[0]!.dueOn,
      'Last EMI due on': emis.at(-1)!.dueOn,
    }
  },

  'late charges': ({ number, text }) => ({
    'Late charges': lateCharge(
      {
        rupees: number('Unpaid amount'),
        dueOn: text('Due on'),
        percentHundredths: number('Percentage a year') * 100,
      },
      text('Paid on'),
    ),
  }),

  'commission with a discount': ({ number }) => {
    const figures = commissionFigures({
      yardsHundredths: Math.round(number('Size') * 100),
      eligibleRateRupees: number('Eligible rate'),
      commission: { type: '%', hundredths: number('Rate of the associate') * 100 },
      discount: { type: 'Per Sq.Yd', hundredths: number('Discount per sq. yard') * 100 },
    })
    return {
      'Eligible amount': figures.eligibleRupees,
      Commission: figures.grossRupees,
      Discount: figures.discountRupees,
      'Net commission': figures.netRupees,
    }
  },

  'release of commission': ({ number }) => {
    const price = priceIn(number)
    const nothing: PaidByKind = { bookingRupees: 0, balanceRupees: 0, registrationRupees: 0 }
    const booked = { ...nothing, bookingRupees: number('Booking amount') }
    const afterEmi = { ...booked, balanceRupees: number('Received EMI') }
    const percent = netPercentOnReceipts(number('Net commission'), number('Sale'))
    const [onBooking, onEmi] = [receiptParts(price, nothing, booked), receiptParts(price, booked, afterEmi)]
    return {
      'Sale part of the booking amount': onBooking.saleRupees,
      'Commission on the booking amount': commissionOnSale(onBooking.saleRupees, percent),
      'Sale part of the EMI': onEmi.saleRupees,
      'Commission on the EMI': commissionOnSale(onEmi.saleRupees, percent),
    }
  },

  'payable now': ({ number }) => {
    const [net, paid] = [number('Net commission'), number('Paid')]
    const receipts = Array<number>(number('Receipts without a bill'))
    const payable = payableCommission({
      line: { netRupees: net, paidRupees: paid },
      saleToReceiveRupees: number('Sale to receive'),
      saleReceivedRupees: 0,
      unbilledSaleRupees: receipts.fill(number('Sale part of a receipt without a bill')),
      isCancelled: false,
    })
    const due = net - paid
    return { Due: due, 'Payable now': payable, 'Waits for the customer': due - payable }
  },

  forecast: ({ number }) => {
    const line = { netRupees: number('Net commission'), paidRupees: number('Paid') }
    const payable = { bookingRupees: 0, balanceRupees: number('EMI of each month') }
    const commission = ['first', 'second', 'third'].map((month) => {
      const rupees = releasedCommission(priceIn(number), line, payable)
      line.paidRupees += rupees
      return [`Commission of the ${month} month`, rupees]
    })
    return Object.fromEntries(commission)
  },
}

const priceIn = (number: Given['number']): PriceParts => ({
  saleRupees: number('Sale'),
  discountRupees: 0,
  premiumRupees: number('Premium'),
  adjustmentRupees: 0,
  emiChargesRupees: number('EMI charges'),
  waiveOffRupees: 0,
  bookingAmountRupees: number('Booking amount'),
})

const text = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')
const tables = text.split('\n\n').filter((block) => block.startsWith('| Example: '))
const DAY = /^\d{4}-\d\d-\d\d$/

function read(table: string) {
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const start = rows.findIndex(([, name]) => name === '**Result**')
  const valuesOf = (part: string[][]) => new Map(part.map(([, name = '', value = '']) => [name, value]))
  return {
    name: rows[0]![1]!.replace('Example: ', ''),
    given: valuesOf(rows.slice(2, start)),
    results: Object.fromEntries(
      [...valuesOf(rows.slice(start + 1))].map(([name, value]) => [
        name,
        DAY.test(value) ? value : numberOf(value),
      ]),
    ),
  }
}

const numberOf = (value: string) => Number(value.replaceAll(/[^\d.]|\.(?!\d)/g, ''))

it.each(tables.map(read))('X023 X090 X092 M133 docs/rules.md: $name', ({ name, given, results }) => {
  const used = new Set<string>()
  const value = (key: string) => {
    used.add(key)
    return given.get(key) ?? ''
  }
  expect(examples[name]!({ number: (key) => numberOf(value(key)), text: value })).toEqual(results)
  expect([...used].sort()).toEqual([...given.keys()].sort())
})

it('X092 docs/rules.md has every example, and no other', () => {
  expect(tables.map((table) => read(table).name)).toEqual(Object.keys(examples))
})
