import { ActivityReply, NotMeReply } from '~/contract/activity'
import { ChangesReply } from '~/contract/changes'
import { EarningsReply } from '~/contract/earnings'
import { FindReply } from '~/contract/find'
import { MessageReply } from '~/contract/wire-object'
import { TaxYearReply } from '~/contract/taxes'
import type { FinancialYear } from '~/domain/financial-year'
import type { FindGroup } from '~/domain/find'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

/** Needs the capability `activity`. */
export function activity(caller: Caller, user: string) {
  const params = { user }
  return {
    /** `perPage` is 20 by default and at most 100. */
    list: ({ page, perPage }: { page: number; perPage?: number }) =>
      callUpstream(caller, 'activity', ActivityReply, { params, query: { page, per_page: perPage } }),

    /** Has no idempotency key, because each call must record a download. */
    recordDownload: (file: string) =>
      callUpstream(caller, 'recordDownload', MessageReply, { params, query: { file } }),

    /** Ends the person's other sessions and records an event for the firm. */
    notMe: (idempotencyKey: string) => callUpstream(caller, 'notMe', NotMeReply, { params, idempotencyKey }),
  }
}

interface ChangesQuery {
  /** `yyyy-MM-dd HH:mm:ss` in Indian time. The previous visit by default. */
  since?: string
  page?: number
  /** 20 by default, at most 100. */
  perPage?: number
}

/** Needs the capability `changes`. */
export function changes(caller: Caller, user: string) {
  return {
    list: ({ since, page = 1, perPage }: ChangesQuery = {}) =>
      callUpstream(caller, 'changes', ChangesReply, {
        params: { user },
        query: { since, page, per_page: perPage },
      }),
  }
}

/** Needs the capability `earnings`. */
export function earnings(caller: Caller, user: string) {
  return {
    ofYear: (year: FinancialYear) =>
      callUpstream(caller, 'earnings', EarningsReply, { params: { user }, query: { financial_year: year } }),
  }
}

/** Needs the capability `taxes`. */
export function taxes(caller: Caller, user: string) {
  return {
    ofYear: (year: FinancialYear) =>
      callUpstream(caller, 'taxYear', TaxYearReply, { params: { user }, query: { financial_year: year } }),
  }
}

/** Needs the capability `find`. */
export function find(caller: Caller, user: string) {
  return {
    /** At most five rows of each group. */
    all: (q: string) => callUpstream(caller, 'find', FindReply, { params: { user }, query: { q } }),

    /** One page of a group. Pages count from 1. */
    group: (q: string, group: FindGroup, page: number) =>
      callUpstream(caller, 'find', FindReply, { params: { user }, query: { q, group, page } }),
  }
}
