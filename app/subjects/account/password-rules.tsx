import { useHydrated } from 'remix-utils/use-hydrated'
import { PASSWORD_RULES } from '~/domain/new-password'
import { m } from '~/messages/messages'
import { Icon } from '~/ui/icon/icon'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './password-rules.css'

export function PasswordRules({ typed }: { typed: string }) {
  const isHydrated = useHydrated()
  return (
    <section className={styles.rules} aria-label={m.passwordRules()}>
      <p>{m.theNewPasswordMust()}</p>
      <ul role="list">
        {PASSWORD_RULES.map(({ text, isMetBy }) => {
          const isMet = isHydrated && isMetBy(typed)
          return (
            <li key={text()} className={isMet ? `${styles.rule} ${styles.met}` : styles.rule}>
              <Icon name={isMet ? 'check' : 'info'} />
              <span>
                {text()}
                {isHydrated && <VisuallyHidden>{isMet ? m.ruleIsMet() : m.ruleIsNotMet()}</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
