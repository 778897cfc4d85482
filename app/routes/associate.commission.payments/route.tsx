import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CommissionPage } from '~/commission/commission-page'
import { hasFilters, type PaymentFilters, toSearch } from '~/commission/payments/payment-filters'
import {
  toApiFilters,
  loadPaymentPanel,
  parsePaymentFilters,
} from '~/commission/payments/payment-filters.server'
import { PaymentFiltersPanel } from '~/commission/payments/payment-filters-panel'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/export/print-head.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { LoadMore } from '~/ui/load-more/load-more'
import { loadPages } from '~/lib/load-pages.server'
import { readPaging } from '~/ui/load-more/paging'
import { useLoadMore } from '~/ui/load-more/use-load-more'
import { Results } from '~/ui/results/results'
import { Stack } from '~/ui/stack/stack'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Pills } from '~/ui/tabs/tabs'
import { TextLink } from '~/ui/text-link/text-link'
import { OwnPayments } from '~/commission/payments/own-payments'
import { countPayments, type PaymentsPage } from '~/commission/payments/payments-page'
import { CommissionSummary } from '~/commission/payments/summary'
import { selectedYear, loadSummary } from '~/commission/payments/summary.server'
import { TeamPayments } from '~/commission/payments/team-payments'

export const handle = pageTitle('Payments')

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { searchParams } = new URL(request.url)
  const { page, pages } = readPaging(searchParams)
  const parsed = parsePaymentFilters(searchParams)
  const [loaded, panel] = await Promise.all([
    loadPages(parsed.plotError ? [] : pages, loadPage),
    loadPaymentPanel(api, parsed),
  ])
  const [first] = loaded.pages
  const hasSummary = page === 1 && first?.view === 'own' && !first.isEmpty && !hasFilters(parsed.filters)
  const summary = hasSummary
    ? await loadSummary(api, session.token, selectedYear(searchParams), first.days)
    : null
  return { page, ...loaded, panel, summary, print: printHead(session) }

  async function loadPage(number: number): Promise<PaymentsPage> {
    const filters = toApiFilters(parsed.filters)
    if (parsed.view === 'team') {
      const days = await api.payments.team(number, filters)
      return { number, isEmpty: days.length === 0, view: 'team', days }
    }
    const days = await api.payments.own(number, filters)
    return { number, isEmpty: days.length === 0, view: 'own', days }
  }
}

export default function Payments() {
  const { panel, pages, refusal, page, summary, print } = useLoaderData<typeof loader>()
  const { view, filters } = panel
  const count = countPayments(pages)
  const hasNone = pages.every(({ isEmpty }) => isEmpty) && (pages[0]?.number ?? 1) === 1
  const clear = { to: paths.payments(toSearch(view, {})), label: 'Clear filters' }
  return (
    <CommissionPage tab="payments" print={print}>
      <Pills
        label="Whose payments"
        items={[
          { label: 'My Payments', to: paths.payments(), isCurrent: view === 'own' },
          { label: 'Team Payments', to: paths.payments({ view: 'team' }), isCurrent: view === 'team' },
        ]}
      />
      {summary && <CommissionSummary {...summary} />}
      <PaymentFiltersPanel {...panel} />
      <Results
        summary={`${count} ${count === 1 ? 'payment' : 'payments'} shown`}
        filters={{ view, ...filters }}
        empty={
          hasNone && (
            <EmptyState action={hasFilters(filters) ? clear : undefined}>
              {refusal ?? 'No results found'}
            </EmptyState>
          )
        }
      >
        <PaymentList
          key={`${view} ${page} ${JSON.stringify(filters)}`}
          filters={filters}
          firstPages={pages}
          firstRefusal={refusal}
          view={view}
        />
      </Results>
    </CommissionPage>
  )
}

interface PaymentListProps {
  view: 'own' | 'team'
  filters: PaymentFilters
  firstPages: PaymentsPage[]
  firstRefusal: string | null
}

function PaymentList({ view, filters, firstPages, firstRefusal }: PaymentListProps) {
  const pageAt = (page: number) => paths.payments(toSearch(view, filters, { page }))
  const list = useLoadMore(firstPages, pageAt, firstRefusal)
  const firstNumber = firstPages[0]?.number ?? 1
  const filled = list.pages.filter(({ isEmpty }) => !isEmpty)
  return (
    <Stack>
      {firstNumber > 1 && (
        <TextLink to={pageAt(firstNumber - 1)} icon="back">
          Newer payments
        </TextLink>
      )}
      {view === 'own' ? <OwnPayments pages={filled} /> : <TeamPayments pages={filled} />}
      <LoadMore {...list.more} />
      <ExportActions csv={paths.paymentsCsv(toSearch(view, filters))} />
    </Stack>
  )
}
