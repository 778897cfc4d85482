import { type MouseEvent, useEffect, useRef } from 'react'
import { m } from '~/messages/messages'
import { UpstreamText } from '../text/text'
import { Heading } from '../heading/heading'
import { useHydrated } from 'remix-utils/use-hydrated'
import { TextLink } from '../text-link/text-link'
import { link, summary } from './error-summary.css'

export type ErrorSummaryProps = {
  errors: { name: string; message: string }[]
  failure?: { title?: string; message: string; link?: { to: string; label: string } }
  /** Changes with each failed submission; a change moves the focus here. */
  attempt?: unknown
}

/** The failure and links to the invalid fields. When the page loads, `autofocus` moves the focus here; later, an effect does. */
export function ErrorSummary({ errors, failure, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0 || failure !== undefined
  const isHydrating = useRef(!useHydrated())

  useEffect(() => {
    // At hydration `autofocus` has run already, and the user may be typing.
    if (!isHydrating.current) box.current?.focus()
    isHydrating.current = false
  }, [attempt, hasErrors])

  if (!hasErrors) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person must see these errors first, also after a reload without scripts
    <div className={summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <Heading level={2}>
        <UpstreamText>{failure?.title ?? m.thereIsAProblem()}</UpstreamText>
      </Heading>
      {failure && failure.message !== failure.title && (
        <p>
          <UpstreamText>{failure.message}</UpstreamText>
        </p>
      )}
      {failure?.link && <TextLink to={failure.link.to}>{failure.link.label}</TextLink>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a className={link} href={`#${name}`} onClick={focusField}>
                <UpstreamText>{message}</UpstreamText>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Focuses the field instead of following the link, because a navigation would drop the errors from the server. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
