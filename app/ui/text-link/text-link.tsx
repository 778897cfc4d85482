import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { standalone } from './text-link.css'

export type TextLinkProps = {
  to: string
  icon?: IconName
  /** Inside a sentence, where the line is the target. */
  isInline?: boolean
  /** A file or another site: the browser loads it, not the router. */
  isDocument?: boolean
  /** A document beside the page, such as a PDF. */
  isNewTab?: boolean
  children: ReactNode
}

export function TextLink({ to, icon, isInline, isDocument, isNewTab, children }: TextLinkProps) {
  return (
    <>
      {!isInline && ' '}
      <Link
        to={to}
        className={isInline ? undefined : standalone}
        reloadDocument={isDocument || isNewTab}
        target={isNewTab ? '_blank' : undefined}
        rel={isNewTab ? 'noopener' : undefined}
      >
        {icon && <Icon name={icon} />}
        {/* One piece beside the icon, however many texts it is made of. */}
        {isInline ? children : <span>{children}</span>}
      </Link>
    </>
  )
}
