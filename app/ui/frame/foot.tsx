import { TextLink } from '../text-link/text-link'
import { foot } from './frame.css'

export type FootProps = {
  /** Delivery mode and page weight. */
  note?: string
  settings: { to: string; label: string }
}

export function Foot({ note, settings }: FootProps) {
  return (
    <footer className={foot}>
      {note}
      <TextLink to={settings.to}>{settings.label}</TextLink>
    </footer>
  )
}
