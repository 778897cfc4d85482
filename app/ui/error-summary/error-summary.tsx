import { type MouseEvent, useEffect, useRef } from 'react'
import { Heading } from '../heading/heading'
import { useHydrated } from 'remix-utils/use-hydrated'
import { TextLink } from '../text-link/text-link'
import { link, summary } from './error-summary.css'

export type ErrorSummaryProps = {
  /** By field name, as from a failed submission; nothing is shown without one. */
  errors: { name: string; message: string }[]
  /** What stands against the form as a whole, such as the upstream's refusal. */
  failure?: { title: string; message: string; link?: { to: string; label: string } }
  /** Changes with every failed submission: focus comes back here then, and never while someone is typing. */
  attempt?: unknown
}

/** As a navigation the link would drop what the server said of the form. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/** Links to the fields in error. Takes focus by `autofocus` in plain HTML, by a script afterwards. */
export function ErrorSummary({ errors, failure, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0 || failure !== undefined
  const isHydrating = useRef(!useHydrated())

  useEffect(() => {
    // Served with the page, it had the focus before the script came; by now someone may be typing.
    if (!isHydrating.current) box.current?.focus()
    isHydrating.current = false
  }, [attempt, hasErrors])

  if (!hasErrors) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- the page was loaded again because of these errors
    <div className={summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <Heading level={2}>{failure?.title ?? 'There is a problem'}</Heading>
      {failure && failure.message !== failure.title && <p>{failure.message}</p>}
      {failure?.link && <TextLink to={failure.link.to}>{failure.link.label}</TextLink>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a className={link} href={`#${name}`} onClick={focusField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
