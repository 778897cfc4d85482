import { useHydrated } from 'remix-utils/use-hydrated'
import { PASSWORD_RULES } from '~/domain/new-password'
import { Icon } from '~/ui/icon/icon'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './password-rules.css'

/** The rules of a new password. A script ticks what is kept, in words too. */
export function PasswordRules({ typed }: { typed: string }) {
  const isHydrated = useHydrated()
  return (
    <section className={styles.rules} aria-label="Password rules">
      <p>The new password must</p>
      <ul role="list">
        {PASSWORD_RULES.map(({ words, isKeptBy }) => {
          const isKept = isHydrated && isKeptBy(typed)
          return (
            <li key={words} className={isKept ? `${styles.rule} ${styles.kept}` : styles.rule}>
              <Icon name={isKept ? 'check' : 'info'} />
              <span>
                {words}
                {isHydrated && <VisuallyHidden>{isKept ? ', done' : ', not yet'}</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
