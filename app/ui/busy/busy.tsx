import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { Spinner } from '../spinner/spinner'
import { useLingering } from './use-busy'
import * as styles from './busy.css'

/** Leaves 1.5 s after the last request ends (checklist M028); what was asked for is shown at once. */
export function Busy({ isBusy }: { isBusy: boolean }) {
  const isShown = useLingering(isBusy, 1500)
  return (
    <div className={styles.place} role="status">
      {isShown && (
        <>
          <Spinner />
          <VisuallyHidden>Loading...</VisuallyHidden>
          <div className={styles.track}>
            <div className={styles.bar} />
          </div>
        </>
      )}
    </div>
  )
}
