import { beforeEach, describe, expect, it } from 'vitest'
import { CashBillsReply } from '~/contract/cash-bills'
import { readTolerantly } from '~/contract/tolerance'
import { env } from '~/env.server'
import type { Session } from '~/session/session.server'
import { shownCards } from './shown-cards.server'

beforeEach(() => {
  env.apiBaseUrl = 'https://upstream.example/api'
  env.sessionSecrets = ['x'.repeat(32)]
})

const SESSION = { id: 'session-1', user: { id: '101' } } as Session
const bill = {
  comm_id: 431,
  project_code: 'GM',
  cmsn_amount: 5,
  url: 'https://upstream.example/documents/431',
}

function cardsOf(...cards: object[]) {
  const bills_info = cards.map((fields) => ({ cash_cmsn_bill_status: 1, cmsn_details: [bill], ...fields }))
  const { parsed } = readTolerantly(CashBillsReply, { status: true, bills_info })
  return shownCards(parsed.data?.cards ?? [], SESSION)
}

const billsOf = (...bills: object[]) => ({ cmsn_details: bills.map((fields) => ({ ...bill, ...fields })) })

describe('the document of a bill', () => {
  const documentOf = (fields: object) => cardsOf(billsOf(fields))[0]?.bills[0]?.documentTo

  it('M206 is the bill’s own, at a URL signed for the viewer', () => {
    expect(documentOf({})).toMatch(/^\/document\/[\w-]{22}\/[\w-]+\?name=paid-commission-431$/)
    expect(documentOf({ url: '/documents/431' })).toMatch(/^\/document\//)
  })

  it.each(['', null, 'https://elsewhere.example/431', 'javascript:alert(1)', {}])(
    'M206 with the unusable URL %j comes from the PDF route',
    (url) => {
      expect(documentOf({ url })).toBe('/associate/commission/pdf/101/431')
    },
  )

  it('M206 is missing for a bill with neither a URL nor an id', () => {
    expect(documentOf({ url: '', comm_id: '' })).toBeNull()
  })

  it('M244 hides the upstream’s address from the browser', () => {
    expect(JSON.stringify(cardsOf(billsOf({})))).not.toContain('upstream.example')
  })
})

describe('the form of a card', () => {
  it('M209 has the card’s status and the ids of all bills', () => {
    expect(cardsOf(billsOf({}, { comm_id: 432 }))[0]?.confirmation).toMatchObject({
      status: 1,
      commissionIds: ['431', '432'],
    })
  })

  it.each([billsOf({}, { comm_id: '' }), { cash_cmsn_bill_status: 3 }, { cmsn_details: {} }])(
    'M209 is missing for a card with %j',
    (fields) => {
      expect(cardsOf(fields)[0]?.confirmation).toBeNull()
    },
  )

  it('M208 the id of a card is its day and status, and a number from the second card of that day and status', () => {
    const groups = cardsOf(
      { send_date: '2025-10-14 10:00:00' },
      { send_date: '2025-10-14T12:00:00' },
      { send_date: '2025-10-14', cash_cmsn_bill_status: 2 },
      { send_date: '0000-00-00' },
    ).map(({ group }) => group)
    expect(groups).toEqual(['2025-10-14-1', '2025-10-14-1-2', '2025-10-14-2', '-1'])
  })
})
