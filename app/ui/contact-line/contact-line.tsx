import type { ContactPart } from '~/domain/support-contact'
import { target } from '~/styles/shared.css'

/** Whom to ask for help. */
export function ContactLine({ parts }: { parts: ContactPart[] }) {
  return (
    <span>
      Help:{' '}
      {parts.map(({ text, href }) =>
        href ? (
          <a key={text} className={target} href={href}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  )
}
