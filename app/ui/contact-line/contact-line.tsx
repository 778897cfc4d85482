import type { ContactPart } from '~/domain/support-contact'
import { m } from '~/messages/messages'
import { target } from '~/ui/styles/shared.css'

/** The contact for help. Phone numbers and mail addresses in it are links. */
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
