import type { ContactPart } from '~/domain/support-contact'
import { ContactLine } from '../contact-line/contact-line'
import { TextLink } from '../text-link/text-link'
import { foot } from './frame.css'

export const FOOT_ID = 'foot'

export type FootProps = {
  contact?: ContactPart[]
  /** The weight of the page, in lite mode. */
  note?: string
  links: { to: string; label: string }[]
}

export function Foot({ contact = [], note, links }: FootProps) {
  return (
    <footer id={FOOT_ID} className={foot}>
      {contact.length > 0 && <ContactLine parts={contact} />}
      {note}
      {links.map(({ to, label }) => (
        <TextLink key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </footer>
  )
}
