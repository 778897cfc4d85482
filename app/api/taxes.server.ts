import type { FinancialYear } from '~/domain/financial-year'
import type { Caller } from './caller.server'
import { TaxYearReply } from '~/contract/taxes'
import { callUpstream } from './transport.server'

/** Needs the capability `taxes`. */
export function taxes(caller: Caller, user: string) {
  return {
    ofYear: (year: FinancialYear) =>
      callUpstream(caller, 'taxYear', TaxYearReply, { params: { user }, query: { financial_year: year } }),
  }
}
