import { Fragment } from 'react'
import { groupIndian } from '~/domain/money'
import { formatPercent } from '~/domain/rate'
import { Icon } from '~/ui/icon/icon'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import { MoreBelow } from './more-below'
import * as styles from './team.css'
import type { TeamMember } from './visible-tree'

/** Where a tree is shown, and what of it is open. */
export interface TreePlace {
  projectId: string
  ownId: string
  isSearching: boolean
  open: string[]
  /** The address with these open. */
  openAt: (open: string[]) => string
}

interface TeamTreeProps {
  members: TeamMember[]
  place: TreePlace
  /** The codes of those above, from the top. */
  above?: string[]
}

/** A team in nested lists; a team within it opens and closes (checklist M214, M215). */
export function TeamTree({ members, place, above = [] }: TeamTreeProps) {
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
          <Below member={member} place={place} above={above} />
        </li>
      ))}
    </ul>
  )
}

interface BelowProps {
  member: TeamMember
  place: TreePlace
  above: string[]
}

function Below({ member, place, above }: BelowProps) {
  const facts = <Facts member={member} level={above.length + 1} isOwn={member.id === place.ownId} />
  const path = [...above, member.id]
  if (member.hasMore)
    return (
      <MoreBelow member={member} place={place} path={path}>
        {facts}
      </MoreBelow>
    )
  if (member.children.length === 0) return <div className={styles.row}>{facts}</div>
  return (
    <details open={above.length === 0 || place.open.includes(member.id)}>
      <summary className={styles.row}>
        {facts}
        <Icon name="down" />
      </summary>
      <TeamTree members={member.children} place={place} above={path} />
    </details>
  )
}

function Facts({ member, level, isOwn }: { member: TeamMember; level: number; isOwn: boolean }) {
  const { membersCount, commissionPercent } = member
  const facts = [
    `Level ${level}`,
    member.id,
    membersCount ? membersInWords(membersCount) : '',
    commissionPercent === null ? '' : `Cmsn ${formatPercent(commissionPercent)}`,
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

const membersInWords = (count: number) => (count === 1 ? '1 member' : `${groupIndian(count)} members`)

/** Where an opened team stands on the page. */
export const anchorOf = (id: string) => `member-${id}`
