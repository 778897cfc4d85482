import type { ReactNode } from 'react'
import { inNewTab } from '../button/button'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { Link } from '../link/link'
import { standaloneLink } from '~/ui/styles/shared.css'

type TextLinkProps = {
  to: string
  icon?: IconName
  /** True for a link in a sentence, which needs no large tap target. */
  isInline?: boolean
  /** A file or another site: the browser loads it, not the router. */
  isDocument?: boolean
  isNewTab?: boolean
  children: ReactNode
}

export function TextLink({ to, icon, isInline, isDocument, isNewTab, children }: TextLinkProps) {
  return (
    <>
      {!isInline && ' '}
      <Link
        to={to}
        className={isInline ? undefined : standaloneLink}
        reloadDocument={isDocument || isNewTab}
        {...(isNewTab && inNewTab)}
      >
        {icon && <Icon name={icon} />}
        {/* All children are in one element, so that the only gap is the one after the icon. */}
        {isInline ? children : <span>{children}</span>}
      </Link>
    </>
  )
}
