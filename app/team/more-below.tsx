import { Link, useFetcher } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { paths } from '~/paths'
import type { loader } from '~/routes/associate.team-children/route'
import { Icon } from '~/ui/icon/icon'
import { anchorOf, TeamTree, type TreePlace } from './team-tree'
import * as styles from './team.css'
import type { TeamMember } from './visible-tree'

interface MoreBelowProps {
  member: TeamMember
  place: TreePlace
  /** The codes from the top down to this associate. */
  path: string[]
  children: ReactNode
}

/** A team that has not come along: a link to the tree with it, and with a script fetched in its place (checklist M216). */
export function MoreBelow({ member, place, path, children }: MoreBelowProps) {
  const fetcher = useFetcher<typeof loader>()
  const [isOpen, setIsOpen] = useState(false)
  const to = place.openAt([...new Set([...place.open, ...path])])
  const members = fetcher.data?.children ?? null

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // The link is blocked without a connection, with a message (M026).
    if (!navigator.onLine && !isOpen && !members) return
    event.preventDefault()
    setIsOpen(!isOpen)
    if (!isOpen && !members) fetcher.load(childrenAt(place, member.id))
  }

  // Reload and Back show it open, as they do without a script.
  useEffect(() => {
    if (members) window.history.replaceState(window.history.state, '', to)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each team that arrives
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
      {isOpen && members && members.length > 0 && <TeamTree members={members} place={place} above={path} />}
    </>
  )
}

const childrenAt = ({ projectId, isSearching }: TreePlace, associateId: string) =>
  paths.teamChildren({
    project_id: projectId,
    associate_id: associateId,
    searching: isSearching ? '1' : undefined,
  })
