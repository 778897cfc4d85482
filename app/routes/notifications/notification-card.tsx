import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { isRejection, type SubmissionResult } from '~/screen/forms/submission-result'
import { useSubmissionResult } from '~/screen/forms/use-submission-result'
import { restoreFocus } from '~/ui/frame/focus'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { hiddenPartsWith, RichText, UpstreamText } from '~/ui/text/text'
import { Button } from '~/ui/button/button'
import { Heading } from '~/ui/heading/heading'
import { TextLink } from '~/ui/text-link/text-link'
import * as styles from './notification-card.css'

interface ShownNotification {
  /** Null if the upstream sends no id. The card then has no delete button. */
  id: string | null
  header: string
  /** Sanitised HTML. */
  html: string
  /** `en` for an English message on a page in another language. */
  lang: 'en' | undefined
  date: string
  isNew: boolean
  /** Result of `subjectLink`. */
  link: { to: string; label: string } | null
  idempotencyKey: string
}

/** On deletion the card disappears at once. If the deletion fails, the card reappears and a toast says why (M088). */
export function NotificationCard(notification: ShownNotification) {
  const { id, header, html, lang, date, isNew, link, idempotencyKey } = notification
  const fetcher = useFetcher<SubmissionResult>()
  useSubmissionResult(fetcher.data)
  const nextButton = useRef<HTMLElement | null>(null)
  const isBeingDeleted = fetcher.state !== 'idle' && !isRejection(fetcher.data)
  useEffect(() => {
    if (isBeingDeleted) restoreFocus(nextButton.current)
  }, [isBeingDeleted])
  if (isBeingDeleted) return null
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Heading>
          <UpstreamText>{header}</UpstreamText>
        </Heading>
        {isNew && <span className={styles.newMark}>{m.newOne()}</span>}
        {id !== null && (
          <fetcher.Form
            method="post"
            action={paths.notifications()}
            className={styles.deleteForm}
            onSubmit={({ currentTarget }) => (nextButton.current = nextButtonOf(currentTarget))}
          >
            <CsrfTokenField />
            <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
            <input type="hidden" name="id" value={id} />
            <Button variant="quiet">
              <RichText
                text={m.deleteNotification()}
                parts={hiddenPartsWith({ header: <UpstreamText>{header}</UpstreamText> })}
              />
            </Button>
          </fetcher.Form>
        )}
      </div>
      <div className={styles.message} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.foot}>
        <p className={styles.date}>{date}</p>
        {link && <TextLink to={link.to}>{link.label}</TextLink>}
      </div>
    </li>
  )
}

/** The button that deletes the next notification, or the previous one at the end of the list. */
function nextButtonOf(form: HTMLFormElement): HTMLElement | null {
  const forms = [...document.querySelectorAll(`.${styles.deleteForm}`)]
  const index = forms.indexOf(form)
  return (forms[index + 1] ?? forms[index - 1])?.querySelector('button') ?? null
}
