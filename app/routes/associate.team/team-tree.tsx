import { Fragment, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { bookingsIn } from '~/subjects/bookings/count-columns'
import { ShareBar } from '~/ui/bars/bars'
import { Icon } from '~/ui/icon/icon'
import { isForOtherTab, Link } from '~/ui/link/link'
import { usePart } from '~/ui/part/use-part'
import { TextLink } from '~/ui/text-link/text-link'
import { Amount, RichText, VisuallyHidden } from '~/ui/text/text'
import type { loader } from './team-children'
import * as styles from './team.css'
import type { TeamMember } from './visible-tree'

interface TreeContext {
  projectId: string
  ownId: string
  isSearching: boolean
  hasFigures: boolean
  /** Steps from the viewer to the root. Null if a search found the root, and its place is unknown. */
  rootSteps: number | null
  open: string[]
  openAt: (open: string[]) => string
}

interface TeamTreeProps {
  members: TeamMember[]
  context: TreeContext
  /** Codes of the ancestors, from the root. */
  above?: string[]
}

/** Nested lists; each team expands and collapses (M214, M215). */
export function TeamTree({ members, context, above = [] }: TeamTreeProps) {
  // The bars compare siblings, so an only child has no bar.
  const maxPaise = members.length > 1 ? Math.max(...members.map(({ ofYear }) => ofYear?.paise ?? 0)) : 0
  return (
    <ul className={above.length === 0 ? styles.tree : styles.branch}>
      {members.map((member) => (
        <li className={styles.member} key={member.id} id={anchorOf(member.id)}>
          {member.mobile && member.id !== context.ownId && (
            <a className={styles.phoneLink} href={`tel:${member.mobile}`}>
              <Icon name="call" />
              <VisuallyHidden>{m.callName({ name: member.name })}</VisuallyHidden>
            </a>
          )}{' '}
          <MemberRow member={member} context={context} above={above} maxPaise={maxPaise} />
        </li>
      ))}
    </ul>
  )
}

interface MemberRowProps {
  member: TeamMember
  context: TreeContext
  above: string[]
  maxPaise: number
}

function MemberRow({ member, context, above, maxPaise }: MemberRowProps) {
  const steps = context.rootSteps === null ? null : context.rootSteps + above.length
  const facts = (
    <Facts member={member} steps={steps} isOwn={member.id === context.ownId} maxPaise={maxPaise} />
  )
  const path = [...above, member.id]
  if (member.hasMore)
    return (
      <LazyTeam member={member} context={context} path={path}>
        {facts}
      </LazyTeam>
    )
  if (member.children.length === 0)
    return context.hasFigures ? (
      <Link className={styles.row} to={paths.teamMember(member.id)}>
        {facts}
        <Icon name="forward" />
      </Link>
    ) : (
      <div className={styles.row}>{facts}</div>
    )
  return (
    <details open={above.length === 0 || context.open.includes(member.id)}>
      <summary className={styles.row}>
        {facts}
        <Icon name="down" />
      </summary>
      <PageLink member={member} context={context} />
      <TeamTree members={member.children} context={context} above={path} />
    </details>
  )
}

interface LazyTeamProps {
  member: TeamMember
  context: TreeContext
  path: string[]
  children: ReactNode
}

/** A team whose members are not loaded. The link loads the page with this team open; scripts fetch only the team (M216). */
function LazyTeam({ member, context, path, children }: LazyTeamProps) {
  const part = usePart<typeof loader>()
  const [isOpen, setIsOpen] = useState(false)
  const toOpen = (open: string[]) => context.openAt([...new Set([...open, ...path])])
  const members = part.data?.children ?? null
  const error = part.isLoading ? null : (part.data?.error ?? part.failure)

  function toggle(event: MouseEvent) {
    if (isForOtherTab(event)) return
    // The offline guard blocks the link (M026).
    if (!navigator.onLine && !isOpen && !members) return
    event.preventDefault()
    setIsOpen(!isOpen)
    if (!isOpen && !members) part.load(childrenAt(context, member.id))
  }

  // Adds the open team to the address, for Reload and Back. Teams opened earlier are in the address, but not in the context.
  useEffect(() => {
    const open = new URLSearchParams(window.location.search).get('open')?.split(',') ?? context.open
    if (members) window.history.replaceState(window.history.state, '', toOpen(open))
    // oxlint-disable-next-line exhaustive-deps -- once per fetched team
  }, [members])

  return (
    <>
      <Link
        className={styles.row}
        to={`${toOpen(context.open)}#${anchorOf(member.id)}`}
        aria-expanded={isOpen}
        onClick={toggle}
        preventScrollReset
      >
        {children}
        <Icon name="down" />
      </Link>
      <div role="status">
        {isOpen && !members && <p className={styles.loading}>{error ?? m.loading()}</p>}
      </div>
      {isOpen && members && members.length === 0 && <p className={styles.loading}>{m.resultsNotFound()}</p>}
      {isOpen && members && members.length > 0 && (
        <>
          <PageLink member={member} context={context} />
          <TeamTree members={members} context={context} above={path} />
        </>
      )}
    </>
  )
}

/** This link is outside the row, because the row opens the team. */
function PageLink({ member, context }: { member: TeamMember; context: TreeContext }) {
  if (!context.hasFigures) return null
  return (
    <div className={styles.pageLink}>
      <TextLink to={paths.teamMember(member.id)}>{m.figuresOfName({ name: member.name })}</TextLink>
    </div>
  )
}

const childrenAt = ({ projectId, isSearching }: TreeContext, associateId: string) =>
  paths.teamChildren({
    project_id: projectId,
    associate_id: associateId,
    searching: isSearching ? '1' : undefined,
  })

interface FactsProps {
  member: TeamMember
  /** Steps below the viewer; null if unknown. */
  steps: number | null
  isOwn: boolean
  maxPaise: number
}

function Facts({ member, steps, isOwn, maxPaise }: FactsProps) {
  const { membersCount, commission, ofYear } = member
  const facts = [
    steps ? m.stepsBelowYou({ steps }) : '',
    member.id,
    membersCount ? m.members({ count: membersCount }) : '',
    commission === null ? '' : m.commissionOf({ commission }),
  ]
  return (
    <>
      <span className={styles.name}>{isOwn ? m.ownName({ name: member.name }) : member.name}</span>{' '}
      <span className={styles.facts}>
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
      </span>
      {ofYear && ' '}
      {ofYear && <YearFigures {...ofYear} maxPaise={maxPaise} />}
    </>
  )
}

const anchorOf = (id: string) => `member-${id}`

interface YearFiguresProps {
  bookings: number
  paise: number
  /** The collection that would fill the bar; 0 hides the bar. */
  maxPaise: number
}

/** An associate's own bookings and collection of the financial year as words, and the collection as a bar (X082). */
function YearFigures({ bookings, paise, maxPaise }: YearFiguresProps) {
  if (bookings === 0 && paise === 0) return <span className={styles.facts}>{m.nothingThisYear()}</span>
  return (
    <>
      <span className={styles.year}>
        {bookingsIn(bookings)} ·{' '}
        <span className={styles.fact}>
          <RichText text={m.collectedAmount()} parts={{ amount: <Amount paise={paise} /> }} />
        </span>
      </span>
      {maxPaise > 0 && <ShareBar part={paise} whole={maxPaise} />}
    </>
  )
}
