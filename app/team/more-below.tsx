import { Link, useFetcher } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { paths } from '~/paths'
import type { loader } from '~/routes/associate.team-children/route'
import { Icon } from '~/ui/icon/icon'
import { anchorOf, TeamTree, type TreeContext } from './team-tree'
import * as styles from './team.css'
import type { TeamMember } from './visible-tree'

interface MoreBelowProps {
  member: TeamMember
  context: TreeContext
  path: string[]
  children: ReactNode
}

/** An unloaded team: a link to the expanded tree, fetched in place with scripts (M216). */
export function MoreBelow({ member, context, path, children }: MoreBelowProps) {
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
