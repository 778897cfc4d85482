import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AssociateFigures } from '~/contract/team-figures'
import { bookingsIn } from '~/subjects/bookings/count-columns'
import { formatFinancialYear } from '~/domain/financial-year'
import { groupIndian } from '~/domain/money'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { m } from '~/messages/messages'
import { associateParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { firstSellers, stepsOf } from '~/subjects/bookings/load-figures.server'
import { Sellers } from '~/subjects/bookings/sellers'
import { Amount } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Heading } from '~/ui/heading/heading'
import { Page } from '~/ui/page/page'
import { percentOf, ShareBar } from '~/ui/bars/bars'
import { Stack } from '~/ui/stack/stack'
import { Table } from '~/ui/table/table'
import { shares } from './share.css'

export const handle = pageTitle(m.team)

export async function loader(args: LoaderFunctionArgs) {
  const { params } = args
  const { api, session } = await requireAssociate(args)
  const { associateId } = parseParams(associateParams, params)
  await api.capabilities.require('team-figures')
  const { sellers, ...figures } = await api.team.figures(associateId)
  return { ...figures, steps: stepsOf(figures), sellers: firstSellers(sellers), ownId: session.user.id }
}

/** Shows the figures of an associate and of the associate's downline, for this financial year (X082). */
export default function TeamMember() {
  const { associate, children, childrenCount, steps, sellers, upline, year, ownId } =
    useLoaderData<typeof loader>()
  const { id, name, mobile, membersCount, own, team } = associate
  const parent = upline[0]
  return (
    <Page
      title={id === ownId ? m.ownName({ name }) : name}
      lead={[
        steps > 0 && m.stepsBelowYou({ steps }),
        id,
        membersCount > 0 && m.members({ count: membersCount }),
      ]
        .filter(Boolean)
        .join(' · ')}
      back={
        parent
          ? { to: paths.teamMember(parent.id), label: parent.name }
          : { to: paths.team(), label: m.team() }
      }
      actions={
        <>
          {mobile && id !== ownId && (
            <ButtonLink to={`tel:${mobile}`} icon="call">
              {m.call()}
            </ButtonLink>
          )}
          <ButtonLink to={paths.bookingsByTeam({ associate: id })}>{m.bookings()}</ButtonLink>
        </>
      }
      width="table"
    >
      <Stack gap={8}>
        <Heading level={2}>{formatFinancialYear(year)}</Heading>
        <Figures items={[...figuresOf('own', own), ...(membersCount > 0 ? figuresOf('team', team) : [])]} />
      </Stack>
      <Sellers sellers={sellers} ownId={ownId} />
      {children.length === 0 ? (
        <EmptyState hint={m.associatesAppearHere()} action={{ to: paths.team(), label: m.team() }}>
          {m.nobodyIsInThisTeam()}
        </EmptyState>
      ) : (
        <DirectDownline associates={children} count={childrenCount} teamPaise={team.paise} />
      )}
    </Page>
  )
}

/** The figures of a team exclude the associate's own. */
const figuresOf = (scope: 'own' | 'team', { bookings, paise }: AssociateFigures['own']) => [
  { label: scope === 'own' ? m.ownBookings() : m.teamBookings(), value: groupIndian(bookings) },
  { label: scope === 'own' ? m.ownCollection() : m.teamCollection(), value: <Amount paise={paise} /> },
]

interface DirectDownlineProps {
  associates: AssociateFigures[]
  count: number
  teamPaise: number
}

function DirectDownline({ associates, count, teamPaise }: DirectDownlineProps) {
  return (
    <Stack gap={8}>
      <Heading level={2}>{m.directlyBelow()}</Heading>
      <p>{m.bookingsAndCollections()}</p>
      <div className={shares}>
        <Table
          caption={m.associatesDirectlyBelow()}
          isCaptionHidden
          rows={associates}
          rowKey={({ id }) => id}
          rowTo={({ id }) => paths.teamMember(id)}
          columns={[
            { header: m.associate(), place: 'title', cell: ({ name }) => name },
            {
              header: m.withTeam(),
              place: 'amount',
              isNumeric: true,
              cell: (associate) => <Amount paise={totalOf(associate)} />,
            },
            { header: m.own(), place: 'detail', isLabelled: true, cell: ({ own }) => summary(own) },
            {
              header: m.team(),
              place: 'detail',
              isLabelled: true,
              isMinor: ({ membersCount }) => membersCount === 0,
              cell: ({ team, membersCount }) => (membersCount === 0 ? '—' : summary(team)),
            },
            {
              header: m.share(),
              place: 'state',
              isLabelled: true,
              cell: (associate) => (
                <>
                  {percentOf(totalOf(associate), teamPaise)} %
                  <ShareBar part={totalOf(associate)} whole={teamPaise} />
                </>
              ),
            },
          ]}
        />
      </div>
      {count > associates.length && (
        <p>{m.topByCollection({ shown: groupIndian(associates.length), count: groupIndian(count) })}</p>
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
