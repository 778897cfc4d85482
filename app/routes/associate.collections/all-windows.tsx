import type { CollectionScope } from '~/api/collections.server'
import type { ForecastMonthRow } from '~/api/contract/collections'
import { WINDOW_LABELS, WINDOW_NOTES } from '~/collections/windows'
import type { Sorting } from '~/domain/sorting'
import type { Sender } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { type CollectionsSearch, paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { LedgerGroup } from '~/ui/ledger/ledger-group'
import { Notice } from '~/ui/notice/notice'
import { Results } from '~/ui/results/results'
import { hiddenParts, RichText } from '~/ui/rich-text/rich-text'
import { TextLink } from '~/ui/text-link/text-link'
import { CollectionsTable } from './collections-table'
import { Forecast } from './forecast'
import type { Group } from './load-collections.server'

interface AllWindowsProps {
  scope: CollectionScope
  /** The chosen scope, order and language of reminders, as search parameters. */
  search: CollectionsSearch
  sorting: Sorting | null
  groups: Group[]
  shareText: string
  forecast: ForecastMonthRow[]
  sender: Sender
  /** True if the upstream offers a calendar feed and the page shows the associate's own customers. The feed covers only these. */
  hasCalendar: boolean
}

export function AllWindows({
  scope,
  search,
  sorting,
  groups,
  shareText,
  forecast,
  sender,
  hasCalendar,
}: AllWindowsProps) {
  const shownGroups = groups.filter(({ failure, rows }) => failure || rows.length > 0)
  const withoutDues = groups.filter((group) => !shownGroups.includes(group))
  const plots = { to: paths.plotAvailability(), label: m.plotAvailability() }
  const calendarTo = `${paths.settings()}#calendar-feed`
  const retry = { to: paths.collections(search), label: m.tryAgain() }
  const failed = groups.every(({ failure }) => failure) ? groups[0]?.failure : null
  return (
    <>
      <Results
        summary={shownGroups.map(headingOf).join(', ')}
        filters={search}
        empty={
          failed ? (
            <EmptyState action={retry}>{failed.message}</EmptyState>
          ) : (
            shownGroups.length === 0 && <EmptyState action={plots}>{m.noAmountDueSoon()}</EmptyState>
          )
        }
      >
        {shownGroups.map((group) => (
          <LedgerGroup
            key={group.window}
            heading={headingOf(group)}
            sum={group.paise !== null && <Amount paise={group.paise} />}
          >
            <GroupRows group={group} scope={scope} search={search} sorting={sorting} sender={sender} />
          </LedgerGroup>
        ))}
        {withoutDues.length > 0 && (
          <p>
            {m.nothingDueInWindows({
              windows: withoutDues.map(({ window }) => WINDOW_LABELS[window]()).join(', '),
            })}
          </p>
        )}
        <ExportActions
          csv={paths.collectionsCsv(search)}
          shareText={shareText}
          shareLabel={m.shareWithTheOffice()}
          calendar={hasCalendar ? calendarTo : undefined}
        />
      </Results>
      {hasCalendar && shownGroups.length === 0 && (
        <div>
          <TextLink to={calendarTo}>{m.addToCalendar()}</TextLink>
        </div>
      )}
      {forecast.some(({ count }) => count > 0) && <Forecast months={forecast} />}
    </>
  )
}

type GroupRowsProps = Pick<AllWindowsProps, 'scope' | 'search' | 'sorting' | 'sender'> & { group: Group }

function GroupRows({ group, scope, search, sorting, sender }: GroupRowsProps) {
  const { window, count, rows, failure } = group
  if (failure) return <Notice tone="critical">{failure.message}</Notice>
  return (
    <>
      {WINDOW_NOTES[window] && <p>{WINDOW_NOTES[window]()}</p>}
      <CollectionsTable
        caption={WINDOW_LABELS[window]()}
        rows={rows}
        isTeam={scope === 'team'}
        sender={sender}
        sort={sorting && { ...sorting, to: (sort) => paths.collections({ ...search, ...sort }) }}
      />
      {count !== null && count > rows.length && (
        <div>
          <TextLink to={paths.collections({ ...search, window })} icon="forward">
            <RichText text={m.viewAllOfWindow({ count, of: WINDOW_LABELS[window]() })} parts={hiddenParts} />
          </TextLink>
        </div>
      )}
    </>
  )
}

export const headingOf = ({ window, count }: Pick<Group, 'window' | 'count'>) =>
  count === null ? WINDOW_LABELS[window]() : `${WINDOW_LABELS[window]()} · ${count}`
