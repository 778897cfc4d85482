import { m } from '~/messages/messages'
import { target } from '~/ui/styles/shared.css'
import { VisuallyHidden } from '../text/text'
import * as styles from './busy.css'
import { useLingering } from './use-busy'

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

export function Spinner() {
  return <span className={styles.ring} aria-hidden="true" />
}

export function Loading({ children = m.loading() }: { children?: string }) {
  return (
    <p className={target} role="status">
      <Spinner />
      {children}
    </p>
  )
}
