import type { CollectionScope } from '~/api/collections.server'
import type { Sorting } from '~/domain/sorting'
import type { Sender } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { type CollectionsSearch, paths } from '~/paths/paths'
import { Amount, hiddenParts, RichText } from '~/ui/text/text'
import { Accordion } from '~/ui/accordion/accordion'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { LedgerGroup } from '~/ui/ledger/ledger'
import { Notice } from '~/ui/notice/notice'
import { Results } from '~/ui/results/results'
import { TextLink } from '~/ui/text-link/text-link'
import { CollectionsTable } from './collections-table'
import { Forecast } from './forecast'
import type { Group, LoadedForecast } from './load-collections.server'

interface AllWindowsProps {
  scope: CollectionScope
  /** The chosen scope, sort order and reminder language, as search parameters. */
  search: CollectionsSearch
  sorting: Sorting | null
  /** Windows with rows, and windows that failed. */
  groups: Group[]
  nothingDue: string | null
  /** Set if all windows are empty, or if all failed. */
  empty: { text: string; action: { to: string; label: string } } | null
  shareText: string
  /** Null if no instalment is expected. */
  forecast: LoadedForecast | null
  sender: Sender
  /** Null if the upstream offers no calendar feed, or if `scope` is `team`, because the feed covers only own customers. */
  calendarTo: string | null
}

export function AllWindows({
  scope,
  search,
  sorting,
  groups,
  nothingDue,
  empty,
  shareText,
  forecast,
  sender,
  calendarTo,
}: AllWindowsProps) {
  return (
    <>
      <Results
        summary={groups.map(headingOf).join(', ')}
        filters={search}
        empty={
          empty && (
            <EmptyState action={empty.action} hasPicture={groups.length === 0}>
              {empty.text}
            </EmptyState>
          )
        }
      >
        {groups.map((group) => {
          const heading = headingOf(group)
          const sum = group.paise !== null && <Amount paise={group.paise} />
          const rows = (
            <GroupRows group={group} scope={scope} search={search} sorting={sorting} sender={sender} />
          )
          // Nobody calls these customers today, and most of them stand above with an earlier instalment.
          return group.window === 'quarter' && !group.failure ? (
            <Accordion key={group.window} heading={heading} meta={sum}>
              {rows}
            </Accordion>
          ) : (
            <LedgerGroup key={group.window} heading={heading} sum={sum}>
              {rows}
            </LedgerGroup>
          )
        })}
        {nothingDue && <p>{nothingDue}</p>}
        <ExportActions
          csv={paths.collectionsCsv(search)}
          shareText={shareText}
          shareLabel={m.shareWithTheOffice()}
          calendar={calendarTo ?? undefined}
        />
      </Results>
      {calendarTo && groups.length === 0 && (
        <div>
          <TextLink to={calendarTo}>{m.addToCalendar()}</TextLink>
        </div>
      )}
      {forecast && <Forecast forecast={forecast} />}
    </>
  )
}

type GroupRowsProps = Pick<AllWindowsProps, 'scope' | 'search' | 'sorting' | 'sender'> & { group: Group }

function GroupRows({ group, scope, search, sorting, sender }: GroupRowsProps) {
  const { window, name, note, count, rows, failure } = group
  if (failure) return <Notice tone="critical">{failure.message}</Notice>
  return (
    <>
      {note && <p>{note}</p>}
      <CollectionsTable
        caption={name}
        rows={rows}
        isTeam={scope === 'team'}
        sender={sender}
        sort={sorting && { ...sorting, to: (sort) => paths.collections({ ...search, ...sort }) }}
      />
      {count !== null && count > rows.length && (
        <div>
          <TextLink to={paths.collections({ ...search, window })} icon="forward">
            <RichText text={m.viewAllOfWindow({ count, of: name })} parts={hiddenParts} />
          </TextLink>
        </div>
      )}
    </>
  )
}

export const headingOf = ({ name, count }: Pick<Group, 'name' | 'count'>) =>
  count === null ? name : `${name} · ${count}`
