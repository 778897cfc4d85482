import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { Payment } from '~/contract/payments'
import { CommissionPage } from '~/subjects/commission/commission-page'
import { ListedTotal } from './listed-total'
import { OwnPayments } from './own-payments'
import { ALL_YEARS, DATE, toSearch } from './payment-filters'
import {
  chooseYear,
  loadPaymentPanel,
  parsePaymentFilters,
  paymentSorting,
  yearOf,
} from './payment-filters.server'
import { PaymentFiltersPanel } from './payment-filters-panel'
import { countPayments, type PaymentsPage, shownDays } from './payments-page'
import { Lifetime } from './lifetime'
import { CommissionSummary } from './summary'
import { loadSummary } from '~/subjects/commission/summary.server'
import { TeamPayments } from './team-payments'
import { YearPills } from './year-pills'
import type { PaymentDay } from '~/domain/payment-days'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { printHead } from '~/screen/export/print-head.server'
import { loadPagedList, noPages, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { hasFilters } from '~/paths/searches'
import { openQueries, queriedPayments } from '~/subjects/queries/open-queries.server'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { PagedList } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { VoidedRows } from '~/ui/table/voided-rows'
import { Pills } from '~/ui/tabs/tabs'

export const handle = pageTitle(m.payments)

const Search = z.object(pagingFields)

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { search } = readSearch(Search, request.url)
  const parsed = parsePaymentFilters(request.url)
  const chosen = await chooseYear(api, parsed)
  if (!chosen.isListed) parsed.filters.month = ''
  let newest: PaymentDay<Payment>[] | null = null
  const sorting = await paymentSorting(api, request.url, parsed.view)
  const [paged, panel, open, hasTax] = await Promise.all([
    parsed.plotError ? noPages(search) : loadPagedList<PaymentsPage>(search, loadPage),
    loadPaymentPanel(api, parsed, sorting),
    openQueries(api),
    api.capabilities.offers('taxes'),
  ])
  const [first] = paged.pages
  const hasSummary =
    search.page === 1 &&
    first?.view === 'own' &&
    (!first.isEmpty || parsed.year !== '' || parsed.filters.month !== '') &&
    !hasFilters({ ...parsed.filters, month: '' })
  const summary =
    hasSummary && chosen.year !== null ? await loadSummary(api, session.token, chosen.year, newest) : null
  const queried = queriedPayments(open ?? [])
  return { paged, panel, chosen, queried, summary, hasTax, print: printHead(session) }

  async function loadPage(number: number): Promise<PaymentsPage> {
    const query = { ...parsed.filters, ...yearOf(chosen), ...sortSearch(sorting) }
    if (parsed.view === 'team') {
      const { days, listedPaise, voided } = await api.payments.team(number, query)
      return { number, isEmpty: days.length + voided.length === 0, listedPaise, voided, view: 'team', days }
    }
    const { days, listedPaise, voided } = await api.payments.own(number, query)
    const isSorted = sorting?.by != null
    if (number === 1 && !isSorted) newest = days
    // A sorted list shows no sums of days.
    const shown = isSorted ? days.map((day) => ({ ...day, paise: null })) : days
    return {
      number,
      isEmpty: days.length + voided.length === 0,
      listedPaise,
      voided,
      view: 'own',
      ...shownDays(shown),
    }
  }
}

/** The empty state of a list in the default order without filters. */
const noPaymentsYet = () => ({
  own: {
    hint: m.ownPaymentsAppearHere(),
    hasPicture: true,
    action: { to: paths.home(), label: m.home() },
  },
  team: {
    hint: m.teamPaymentsAppearHere(),
    hasPicture: true,
    action: { to: paths.home(), label: m.home() },
  },
})

export default function Payments() {
  const { panel, paged, chosen, queried, summary, hasTax, print } = useLoaderData<typeof loader>()
  const { view, year, filters, sorting } = panel
  const inYear = { ...filters, year }
  const order = sortSearch(sorting)
  const ofYear = { ...filters, year: String(chosen.year ?? ALL_YEARS) }
  const inSearch = { view, ...inYear, ...order }
  const list = usePagedList(paged, {
    filters: inSearch,
    toPage: (page) => paths.payments(toSearch(view, { ...ofYear, ...order, page })),
  })
  const sort = sorting && {
    ...sorting,
    to: (search: Partial<SortSearch>) =>
      paths.payments(toSearch(view, { ...inYear, ...(search.sort === DATE ? {} : search) })),
  }
  const { pages } = list
  const count = countPayments(pages)
  const clear = { to: paths.payments(toSearch(view, { year })), label: m.clearFilters() }
  const inDefaultOrder = { to: paths.payments(toSearch(view, inYear)), label: m.usualOrder() }
  const whenEmpty = () => {
    if (hasFilters(filters)) return { action: clear }
    return order.sort ? { action: inDefaultOrder } : noPaymentsYet()[view]
  }
  const years = (
    <YearPills
      {...chosen}
      toYear={(year) => paths.payments(toSearch(view, { ...filters, month: '', year, ...order }))}
    />
  )
  return (
    <CommissionPage
      tab="payments"
      hasTax={hasTax}
      print={{ ...print, note: list.earlierTo || list.more.to ? m.paymentsPrinted({ count }) : undefined }}
    >
      <Pills
        label={m.whosePayments()}
        items={[
          { label: m.myPayments(), to: paths.payments(), isCurrent: view === 'own' },
          { label: m.teamPayments(), to: paths.payments({ view: 'team' }), isCurrent: view === 'team' },
        ]}
      />
      <PaymentFiltersPanel
        {...panel}
        summary={
          summary && <CommissionSummary {...summary} month={filters.month} order={order} years={years} />
        }
        lifetime={summary?.lifetime && <Lifetime lifetime={summary.lifetime} bar={summary.lifetimeBar} />}
      >
        {!summary && (chosen.isListed || view === 'own') && years}
        <Results
          summary={m.paymentsShown({ count })}
          filters={inSearch}
          empty={
            list.isEmpty && <EmptyState {...whenEmpty()}>{list.refusal ?? m.noResultsFound()}</EmptyState>
          }
        >
          <ListedTotal
            chosen={chosen}
            month={filters.month}
            pages={pages}
            isWhole={list.earlierTo === null && list.more.to === null}
            paid={summary?.paid ?? null}
          />
          <PagedList list={list} earlierLabel={m.newerPayments()}>
            {view === 'own' ? (
              <OwnPayments list={{ ...list, pages }} queried={queried} sort={sort} />
            ) : (
              <TeamPayments list={{ ...list, pages }} queried={queried} sort={sort} />
            )}
          </PagedList>
          <VoidedRows caption={m.voidPayments()} rows={pages.flatMap(({ voided }) => voided)} />
          <ExportActions csv={paths.paymentsCsv(toSearch(view, { ...ofYear, ...order }))} />
        </Results>
      </PaymentFiltersPanel>
    </CommissionPage>
  )
}
