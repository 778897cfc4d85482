import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AssociateFigures } from '~/api/contract/team-figures'
import { bookingsIn } from '~/bookings/counts'
import { formatFinancialYear } from '~/domain/financial-year'
import { groupIndian } from '~/domain/money'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { associateParams } from '~/params'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Sellers } from '~/team/sellers'
import { membersText } from '~/team/members-text'
import { Amount } from '~/ui/amount/amount'
import { ButtonLink } from '~/ui/button/button'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Heading } from '~/ui/heading/heading'
import { Page } from '~/ui/page/page'
import { ShareBar } from '~/ui/share-bar/share-bar'
import { Stack } from '~/ui/stack/stack'
import { Table } from '~/ui/table/table'

export const handle = pageTitle('Team')

export async function loader(args: LoaderFunctionArgs) {
  const { params } = args
  const { api, session } = await requireAssociate(args)
  const { associateId } = parseParams(associateParams, params)
  await api.capabilities.require('team-figures')
  return { ...(await api.team.figures(associateId)), ownId: session.user.id }
}

/** How an associate and the team below do this financial year (X082). */
export default function TeamMember() {
  const { associate, children, childrenCount, sellers, upline, year, ownId } = useLoaderData<typeof loader>()
  const { id, name, mobile, membersCount, own, team } = associate
  const parent = upline[0]
  return (
    <Page
      title={id === ownId ? `${name} (you)` : name}
      lead={[`Level ${upline.length + 1}`, id, membersCount > 0 && membersText(membersCount)]
        .filter(Boolean)
        .join(' · ')}
      back={
        parent ? { to: paths.teamMember(parent.id), label: parent.name } : { to: paths.team(), label: 'Team' }
      }
      actions={
        <>
          {mobile && id !== ownId && (
            <ButtonLink to={`tel:${mobile}`} icon="phone">
              Call
            </ButtonLink>
          )}
          <ButtonLink to={paths.bookingsByTeam({ associate: id })}>Bookings</ButtonLink>
        </>
      }
      width="table"
    >
      <Stack gap={8}>
        <Heading level={2}>{formatFinancialYear(year)}</Heading>
        <Figures items={[...figuresOf('Own', own), ...(membersCount > 0 ? figuresOf('Team', team) : [])]} />
      </Stack>
      <Sellers sellers={sellers} ownId={ownId} />
      {children.length === 0 ? (
        <EmptyState hint="Associates appear here once they join this team.">
          Nobody is in this team.
        </EmptyState>
      ) : (
        <Below associates={children} count={childrenCount} />
      )}
    </Page>
  )
}

/** The team without the associate. */
const figuresOf = (whose: 'Own' | 'Team', { bookings, paise }: AssociateFigures['own']) => [
  { label: `${whose} bookings`, value: groupIndian(bookings) },
  { label: `${whose} collection`, value: <Amount paise={paise} /> },
]

function Below({ associates, count }: { associates: AssociateFigures[]; count: number }) {
  const most = Math.max(...associates.map(totalOf))
  return (
    <Stack gap={8}>
      <Heading level={2}>Directly below</Heading>
      <Table
        caption="Associates directly below"
        isCaptionHidden
        rows={associates}
        rowKey={({ id }) => id}
        rowTo={({ id }) => paths.teamMember(id)}
        columns={[
          { header: 'Associate', place: 'what', cell: ({ name }) => name },
          {
            header: 'With team',
            place: 'amount',
            isNumeric: true,
            cell: (associate) => <Amount paise={totalOf(associate)} />,
          },
          { header: 'Own', place: 'detail', isLabelled: true, cell: ({ own }) => summary(own) },
          {
            header: 'Team',
            place: 'detail',
            isLabelled: true,
            isMinor: ({ membersCount }) => membersCount === 0,
            cell: ({ team, membersCount }) => (membersCount === 0 ? '—' : summary(team)),
          },
          {
            header: 'Share',
            place: 'state',
            cell: (associate) => <ShareBar part={totalOf(associate)} whole={most} />,
          },
        ]}
      />
      {count > associates.length && (
        <p>
          The {groupIndian(associates.length)} with the highest collection of {groupIndian(count)}.
        </p>
      )}
    </Stack>
  )
}

const totalOf = ({ own, team }: AssociateFigures) => own.paise + team.paise

const summary = ({ bookings, paise }: AssociateFigures['own']) => (
  <>
    {bookingsIn(bookings)}, <Amount paise={paise} />
  </>
)
