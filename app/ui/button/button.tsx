import type { MouseEventHandler, ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { Link } from '../link/link'
import { Spinner } from '../busy/busy'
import { type ButtonVariant, button } from './button.css'

type ButtonProps = {
  variant?: ButtonVariant
  type?: 'submit' | 'button'
  icon?: IconName
  name?: string
  value?: string
  /** Id of a form elsewhere on the page. */
  form?: string
  formAction?: string
  /** Language of the text, if it is not the language of the page. */
  lang?: string
  'aria-current'?: 'true'
  /** The button shows a spinner and ignores further presses. */
  isPending?: boolean
  /** Announced as disabled, but can be pressed: the form then shows the missing fields. */
  softDisabled?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  children: ReactNode
}

/** On a page without styles, the leading space separates the button from the text before it. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    type = 'submit',
    icon,
    isPending,
    softDisabled,
    onClick,
    children,
    ...rest
  } = props
  return (
    <>
      {' '}
      <button
        type={type}
        className={button[variant]}
        aria-disabled={isPending || softDisabled || undefined}
        aria-busy={isPending || undefined}
        onClick={isPending ? (event) => event.preventDefault() : onClick}
        name={rest.name}
        value={rest.value}
        form={rest.form}
        formAction={rest.formAction}
        lang={rest.lang}
        aria-current={rest['aria-current']}
      >
        {isPending ? <Spinner /> : icon && <Icon name={icon} />}
        {children}
      </button>
    </>
  )
}

/** Attributes of a link that opens in a new tab. */
export const inNewTab = { target: '_blank', rel: 'noopener' }

export type ButtonLinkProps = {
  to: string
  variant?: ButtonVariant
  icon?: IconName
  isDocument?: boolean
  isNewTab?: boolean
  /** `location.state` of the page that the link opens. */
  state?: unknown
  /** Announced as disabled: the link leads nowhere else. */
  softDisabled?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}

export function ButtonLink(props: ButtonLinkProps) {
  const {
    to,
    variant = 'secondary',
    icon,
    isDocument,
    isNewTab,
    state,
    softDisabled,
    onClick,
    children,
  } = props
  return (
    <>
      {' '}
      <Link
        to={to}
        className={button[variant]}
        reloadDocument={isDocument}
        {...(isNewTab && inNewTab)}
        state={state}
        aria-disabled={softDisabled || undefined}
        onClick={onClick}
      >
        {icon && <Icon name={icon} />}
        {children}
      </Link>
    </>
  )
}
