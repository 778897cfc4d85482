import { Link, useFetcher } from '@remix-run/react'
import { Fragment, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { groupIndian } from '~/domain/money'
import { formatRate } from '~/domain/rate'
import { paths } from '~/paths'
import type { loader } from '~/routes/associate.team-children/route'
import { Icon } from '~/ui/icon/icon'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './team.css'
import type { TeamMember } from './visible-tree'

interface TreeContext {
  projectId: string
  ownId: string
  isSearching: boolean
  open: string[]
  /** Address with these nodes open. */
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
  return (
    <ul className={above.length === 0 ? styles.tree : styles.branch}>
      {members.map((member) => (
        <li className={styles.member} key={member.id} id={anchorOf(member.id)}>
          {member.mobile && (
            <a className={styles.call} href={`tel:${member.mobile}`}>
              <Icon name="phone" />
              <VisuallyHidden>Call {member.name}</VisuallyHidden>
            </a>
          )}{' '}
          <Below member={member} context={context} above={above} />
        </li>
      ))}
    </ul>
  )
}

interface BelowProps {
  member: TeamMember
  context: TreeContext
  above: string[]
}

function Below({ member, context, above }: BelowProps) {
  const facts = <Facts member={member} level={above.length + 1} isOwn={member.id === context.ownId} />
  const path = [...above, member.id]
  if (member.hasMore)
    return (
      <MoreBelow member={member} context={context} path={path}>
        {facts}
      </MoreBelow>
    )
  if (member.children.length === 0) return <div className={styles.row}>{facts}</div>
  return (
    <details open={above.length === 0 || context.open.includes(member.id)}>
      <summary className={styles.row}>
        {facts}
        <Icon name="down" />
      </summary>
      <TeamTree members={member.children} context={context} above={path} />
    </details>
  )
}

interface MoreBelowProps {
  member: TeamMember
  context: TreeContext
  path: string[]
  children: ReactNode
}

/** An unloaded team: a link to the expanded tree, fetched in place with scripts (M216). */
function MoreBelow({ member, context, path, children }: MoreBelowProps) {
  const fetcher = useFetcher<typeof loader>()
  const [isOpen, setIsOpen] = useState(false)
  const to = context.openAt([...new Set([...context.open, ...path])])
  const members = fetcher.data?.children ?? null

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // The offline guard blocks the link (M026).
    if (!navigator.onLine && !isOpen && !members) return
    event.preventDefault()
    setIsOpen(!isOpen)
    if (!isOpen && !members) fetcher.load(childrenAt(context, member.id))
  }

  // Adds the team to the address, for Reload and Back.
  useEffect(() => {
    if (members) window.history.replaceState(window.history.state, '', to)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per fetched team
  }, [members])

  return (
    <>
      <Link
        className={styles.row}
        to={`${to}#${anchorOf(member.id)}`}
        aria-expanded={isOpen}
        onClick={toggle}
        preventScrollReset
      >
        {children}
        <Icon name="down" />
      </Link>
      {isOpen && !members && (
        <p className={styles.loading} role="status">
          {fetcher.data?.error ?? 'Loading...'}
        </p>
      )}
      {isOpen && members && members.length === 0 && <p className={styles.loading}>Results not found.</p>}
      {isOpen && members && members.length > 0 && (
        <TeamTree members={members} context={context} above={path} />
      )}
    </>
  )
}

const childrenAt = ({ projectId, isSearching }: TreeContext, associateId: string) =>
  paths.teamChildren({
    project_id: projectId,
    associate_id: associateId,
    searching: isSearching ? '1' : undefined,
  })

function Facts({ member, level, isOwn }: { member: TeamMember; level: number; isOwn: boolean }) {
  const { membersCount, commission } = member
  const facts = [
    `Level ${level}`,
    member.id,
    membersCount ? memberCountText(membersCount) : '',
    commission === null ? '' : `Cmsn ${formatRate(commission)}`,
  ]
  return (
    <>
      <span className={styles.name}>
        {member.name}
        {isOwn && ' (you)'}
      </span>{' '}
      <span className={styles.facts}>
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <span className={styles.fact}>{fact}</span>
          </Fragment>
        ))}
      </span>
    </>
  )
}

const memberCountText = (count: number) => (count === 1 ? '1 member' : `${groupIndian(count)} members`)

const anchorOf = (id: string) => `member-${id}`
