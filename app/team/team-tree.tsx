import { Fragment } from 'react'
import { groupIndian } from '~/domain/money'
import { formatPercent } from '~/domain/rate'
import { Icon } from '~/ui/icon/icon'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import { MoreBelow } from './more-below'
import * as styles from './team.css'
import type { TeamMember } from './visible-tree'

export interface TreeContext {
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

function Facts({ member, level, isOwn }: { member: TeamMember; level: number; isOwn: boolean }) {
  const { membersCount, commissionPercent } = member
  const facts = [
    `Level ${level}`,
    member.id,
    membersCount ? memberCountText(membersCount) : '',
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

const memberCountText = (count: number) => (count === 1 ? '1 member' : `${groupIndian(count)} members`)

export const anchorOf = (id: string) => `member-${id}`
