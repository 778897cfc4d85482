import { useFetcher } from '@remix-run/react'
import { FormToken } from '~/lib/form-token'
import { type Outcome, useOutcome } from '~/lib/outcome'
import { paths } from '~/paths'
import { FORM_KEY } from '~/session/form-key'
import { Button } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './notification-card.css'

export interface ShownNotification {
  /** Null for one that cannot be deleted alone. */
  id: string | null
  header: string
  /** Safe to be put into the page as it is. */
  html: string
  date: string
  formKey: string
}

/** Optimistic: it disappears at once; a refusal brings it back with a message (M088). */
export function NotificationCard({ id, header, html, date, formKey }: ShownNotification) {
  const fetcher = useFetcher<Outcome>()
  useOutcome(fetcher.data, () => {})
  const isLeaving = fetcher.state !== 'idle' && fetcher.data?.isDone !== false
  if (isLeaving) return null
  return (
    <li>
      <Card
        heading={header}
        actions={
          id !== null && (
            <fetcher.Form method="post" action={paths.notifications()}>
              <FormToken />
              <input type="hidden" name={FORM_KEY} value={formKey} />
              <input type="hidden" name="id" value={id} />
              <Button variant="quiet" icon="close">
                Delete<VisuallyHidden> {header}</VisuallyHidden>
              </Button>
            </fetcher.Form>
          )
        }
      >
        <div className={styles.message} dangerouslySetInnerHTML={{ __html: html }} />
        <p className={styles.date}>{date}</p>
      </Card>
    </li>
  )
}
