import type { IsoDate } from '../../app/domain/dates'
import { addDays, dayOfMonthAfter } from '../rules/calendar'
import { TELUGU_CUSTOMER } from './names'
import { GOLDEN_PLOT } from './notable-plots'
import { personaOf } from './personas'
import type { Sale } from './sale'
import type { TreeNode } from './tree'

export const GOLDEN_CUSTOMER = 'Anand Venkataramana Rao'
const GOLDEN_PAID_EMIS = 12

const MONTHS_WITH_TEAM_SALES = 12

/** Returns sales that every seed has, because demonstrations and tests rely on them. */
export function scriptedSales(nodes: TreeNode[], today: IsoDate): Sale[] {
  const [firstOfTeam] = downlineOf(nodes, personaOf('P1').id)
  return [
    ...salesOfP1(today),
    ...salesOfTeam(nodes, today),
    ...salesOutsideTree(nodes, today),
    ...salesByPayment(personaOf('P1').id, 'Nagireddy', today),
    ...salesByPayment(firstOfTeam!.id, 'Akkineni', today),
    ...salesByPayment(personaOf('P2').id, 'Sangameshwar', today),
  ]
}

function salesOfP1(today: IsoDate): Sale[] {
  const saleOfP1 = (changes: Partial<Sale>): Sale => ({
    sellerId: personaOf('P1').id,
    projectId: 4,
    plotNumber: null,
    customerName: 'Meenakshi Gaddam',
    bookedOn: today,
    outcome: 'booked',
    emiPlanId: 6,
    habit: 'prompt',
    ...changes,
  })
  return [
    saleOfP1({
      projectId: GOLDEN_PLOT.projectId,
      plotNumber: GOLDEN_PLOT.number,
      customerName: GOLDEN_CUSTOMER,
      bookedOn: dayOfMonthAfter(today, -(GOLDEN_PAID_EMIS + 1), 18),
      fixed: {
        rateRupees: 12_500,
        eligibleRateRupees: 12_000,
        sellerDiscount: { type: 'Per Sq.Yd', hundredths: 10_000 },
      },
      paidRows: GOLDEN_PAID_EMIS,
    }),
    saleOfP1({ customerName: 'Suresh Palakurthi' }),
    saleOfP1({
      plotNumber: '12/A',
      customerName: TELUGU_CUSTOMER,
      bookedOn: addDays(today, -130),
      habit: 'late',
    }),
    saleOfP1({ plotNumber: '10+11', bookedOn: addDays(today, -75), habit: 'behind' }),
    saleOfP1({
      customerName: 'Nikhil Yadavalli',
      bookedOn: addDays(today, -30),
      emiPlanId: null,
      habit: 'behind',
      formerPlot: '31',
    }),
    saleOfP1({ bookedOn: addDays(today, -200), emiPlanId: null, outcome: 'registered' }),
    saleOfP1({ bookedOn: addDays(today, -420), emiPlanId: 1, outcome: 'registered', habit: 'late' }),
    saleOfP1({
      customerName: 'Faisal Qureshi',
      bookedOn: addDays(today, -330),
      outcome: 'cancelled',
      refundPercent: 80,
    }),
    saleOfP1({
      projectId: 2,
      customerName: 'Anjali Thota',
      bookedOn: addDays(today, -260),
      outcome: 'cancelled',
    }),
  ]
}

function salesOfTeam(nodes: TreeNode[], today: IsoDate): Sale[] {
  const team = downlineOf(nodes, personaOf('P1').id)
  return Array.from({ length: MONTHS_WITH_TEAM_SALES }, (_, months): Sale => {
    const seller = team[months % team.length]!
    const day = dayOfMonthAfter(today, -months, 4 + months)
    return {
      sellerId: seller.id,
      projectId: (months % 6) + 1,
      plotNumber: months === 3 ? '15-19' : null,
      customerName: ['Divya Chilukuri', 'Rohit Kulkarni', 'Salma Qureshi', 'Teja Rayapati'][months % 4]!,
      bookedOn: day > today ? today : day,
      outcome: months === 9 ? 'cancelled' : 'booked',
      emiPlanId: months === 9 ? 6 : (months % 5) + 4,
      habit: months % 3 === 1 ? 'behind' : 'late',
    }
  })
}

const EMI_DUE_DAY = 10

/** Returns sales to customers who pay early or on time, are 5, 20 or 70 days late, or are about to lose their booking. */
function salesByPayment(sellerId: string, family: string, today: IsoDate): Sale[] {
  const sale = (given: string, changes: Partial<Sale>): Sale => ({
    sellerId,
    projectId: 4,
    plotNumber: null,
    customerName: `${given} ${family}`,
    bookedOn: today,
    outcome: 'booked',
    emiPlanId: 6,
    habit: 'prompt',
    ...changes,
  })
  // The balance is due 30 days after booking.
  const late = (days: number): Partial<Sale> => ({
    bookedOn: addDays(today, -30 - days),
    emiPlanId: null,
    paidRows: 0,
  })
  // EMI 8 is due on the 10th of this month. Before that day EMIs 6 and 7 are unpaid, from that day on EMIs 7 and 8.
  const isThisMonthDue = Number(today.slice(8)) >= EMI_DUE_DAY
  return [
    sale('Bhavana', { bookedOn: addDays(today, -240), habit: 'ahead' }),
    sale('Charan', { projectId: 2, bookedOn: addDays(today, -150) }),
    sale('Devika', { projectId: 3, ...late(5) }),
    sale('Eshwar', { projectId: 5, ...late(20) }),
    sale('Farida', { projectId: 6, ...late(70) }),
    sale('Gopal', { bookedOn: dayOfMonthAfter(today, -8, 18), paidRows: isThisMonthDue ? 6 : 5 }),
  ]
}

/** Returns sales outside P2's tree. */
function salesOutsideTree(nodes: TreeNode[], today: IsoDate): Sale[] {
  const outsideNodes = nodes.slice(nodes.findLastIndex((node) => node.parentId === null))
  return Array.from({ length: 6 }, (_, index) => ({
    sellerId: outsideNodes[index % outsideNodes.length]!.id,
    projectId: 4,
    plotNumber: null,
    customerName: 'Outside Customer',
    bookedOn: addDays(today, -20 - 70 * index),
    outcome: index === 4 ? 'cancelled' : 'booked',
    emiPlanId: 6,
    habit: 'prompt',
  }))
}

function downlineOf(nodes: TreeNode[], id: string): TreeNode[] {
  const inside = new Set([id])
  // Parents precede their children, so one pass is enough.
  return nodes.filter((node) => {
    const isBelow = node.parentId !== null && inside.has(node.parentId)
    if (isBelow) inside.add(node.id)
    return isBelow
  })
}
