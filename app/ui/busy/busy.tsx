import { m } from '~/messages/messages'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { Spinner } from '../spinner/spinner'
import { useLingering } from './use-busy'
import * as styles from './busy.css'

/** The spinner disappears 1.5 s after the last request ends. Content does not wait for the spinner (M028). */
export function Busy({ isBusy }: { isBusy: boolean }) {
  const isShown = useLingering(isBusy, 1500)
  return (
    <div className={styles.slot} role="status">
      {isShown && (
        <>
          <Spinner />
          <VisuallyHidden>{m.loading()}</VisuallyHidden>
          <div className={styles.track}>
            <div className={styles.bar} />
          </div>
        </>
      )}
    </div>
  )
}
