import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { daysBetween, todayInIndia } from '~/domain/dates'
import type { WaitingFile } from '~/domain/office'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { loadFile, loadSuggestions } from '~/subjects/office/load-file.server'
import { RecordForm } from '~/subjects/office/record-form'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { Amount, RichText } from '~/ui/text/text'

export const handle = pageTitle(m.waiting)

const RECEIPTS = 'receipts'

export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const [overview, receipts] = await Promise.all([desk.overview(), loadFile(desk, RECEIPTS)])
  return {
    ...overview,
    today: todayInIndia(),
    receipts,
    suggestions: await loadSuggestions(desk, receipts.columns),
    idempotencyKey: newIdempotencyKey(session),
  }
}

interface Kind {
  label: () => string
  to: string
}

const KINDS: Record<WaitingFile, Kind> = {
  'bank-requests': { label: m.bankRequests, to: paths.officeRequests() },
  verifications: {
    label: m.verificationsWithoutAnswer,
    to: paths.officeRecords('verifications', { waiting: '1' }),
  },
  queries: { label: m.openQueries, to: paths.officeQueries() },
  'commission-bills': {
    label: m.cashBillsNotConfirmed,
    to: paths.officeRecords('commission-bills', { waiting: '1' }),
  },
}

/** What waits, by need: each line leads to its list. Below it the form that a clerk needs most often. */
export default function Waiting() {
  const { waiting, importProblems, importId, receiptsToday, today, ...form } = useLoaderData<typeof loader>()
  const lines = waiting.filter(({ count, file }) => count > 0 && file in KINDS)
  return (
    <Page title={m.waiting()} width="table">
      {lines.length === 0 && importProblems === 0 ? (
        <EmptyState>{m.nothingIsWaiting()}</EmptyState>
      ) : (
        <Ledger>
          {lines.map(({ file, count, oldestAt }) => {
            const { label, to } = KINDS[file as WaitingFile]
            const days = oldestAt ? daysBetween(oldestAt.slice(0, 10), today) : null
            return (
              <LedgerRow
                key={file}
                to={to}
                label={label()}
                detail={days === null ? undefined : m.oldestDays({ days })}
                value={count}
              />
            )
          })}
          {importProblems > 0 && (
            <LedgerRow
              to={importId ? paths.officeImported(importId) : paths.officeImport()}
              label={m.problemsOfLastImport()}
              value={importProblems}
            />
          )}
        </Ledger>
      )}
      <Card
        heading={m.receiptsToday()}
        actions={<ButtonLink to={paths.officeRecords(RECEIPTS)}>{m.allReceipts()}</ButtonLink>}
      >
        <p>
          <RichText
            text={m.receiptsTodaySum({ count: receiptsToday.count })}
            parts={{ amount: <Amount paise={receiptsToday.paise} /> }}
          />
        </p>
      </Card>
      <Card heading={m.recordReceipt()}>
        <Stack>
          <RecordForm
            action={paths.newOfficeRecord(RECEIPTS)}
            columns={form.receipts.columns}
            isNew
            version=""
            values={{ received_on: today }}
            suggestions={form.suggestions}
            idempotencyKey={form.idempotencyKey}
          />
        </Stack>
      </Card>
    </Page>
  )
}
