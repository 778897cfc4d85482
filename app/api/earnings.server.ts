import type { FinancialYear } from '~/domain/financial-year'
import type { Caller } from './caller.server'
import { EarningsReply } from '~/contract/earnings'
import { callUpstream } from './transport.server'

/** Needs the capability `earnings`. */
export function earnings(caller: Caller, user: string) {
  return {
    ofYear: (year: FinancialYear) =>
      callUpstream(caller, 'earnings', EarningsReply, { params: { user }, query: { financial_year: year } }),
  }
}
