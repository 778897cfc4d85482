import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CommissionPage } from '~/subjects/commission/commission-page'
import { loadTaxYear } from './tax-year.server'
import { formatFinancialYear } from '~/domain/financial-year'
import { printHead } from '~/screen/export/print-head.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { documentUrl } from '~/screen/pictures/address.server'
import { requireAssociate } from '~/session/guard.server'
import { screenOnly } from '~/ui/styles/shared.css'
import { Amount, RichText } from '~/ui/text/text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Pills } from '~/ui/tabs/tabs'
import { TaxTable } from './tax-table'

export const handle = pageTitle(m.tax)

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('taxes')
  const { quarters, ...tax } = await loadTaxYear(api, args.request.url)
  const name = formatFinancialYear(tax.year)
  return {
    ...tax,
    name,
    quarters: quarters.map(({ certificateUrl, ...quarter }) => ({
      ...quarter,
      certificateTo:
        certificateUrl &&
        documentUrl(session.user.id, certificateUrl, `tax-certificate-${name}-q${quarter.quarter}`),
    })),
    print: printHead(session),
  }
}

export default function Tax() {
  const { year, years, name, quarters, unrecordedPaise, isEmpty, refusal, print } =
    useLoaderData<typeof loader>()
  return (
    <CommissionPage tab="tax" hasTax print={print}>
      <div className={screenOnly}>
        <Pills
          label={m.financialYear()}
          items={years.map((option) => ({
            label: formatFinancialYear(option),
            to: paths.tax({ year: String(option) }),
            isCurrent: option === year,
          }))}
        />
      </div>
      {isEmpty ? (
        <EmptyState
          hint={refusal === null ? m.taxAppearsHere({ name }) : undefined}
          action={{ to: paths.payments({ year: String(year) }), label: m.payments() }}
        >
          {refusal ?? m.noResultsFound()}
        </EmptyState>
      ) : (
        <>
          <p>{m.whatTaxCounts()}</p>
          <TaxTable year={year} name={name} quarters={quarters} />
        </>
      )}
      {unrecordedPaise > 0 && (
        <p>
          <RichText text={m.paidWithoutRecord()} parts={{ amount: <Amount paise={unrecordedPaise} /> }} />
        </p>
      )}
      {!isEmpty && <ExportActions csv={paths.taxCsv({ year: String(year) })} />}
    </CommissionPage>
  )
}
