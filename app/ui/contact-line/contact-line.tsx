import type { ContactPart } from '~/domain/support-contact'
import { m } from '~/messages/messages'
import { target } from '~/styles/shared.css'

/** Phone number or mail address for help. */
export function ContactLine({ parts }: { parts: ContactPart[] }) {
  return (
    <span>
      {m.help()}{' '}
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
