import { useHydrated } from 'remix-utils/use-hydrated'
import { m } from '~/messages/messages'
import { Icon } from '../icon/icon'
import { TextLink } from '../text-link/text-link'
import * as styles from './export-actions.css'

type ExportActionsProps = {
  csv?: string
  pdf?: string
  picture?: string
  shareText?: string
  /** Address of the page that creates a link for the customer. */
  customer?: string
  shareLabel?: string
  /** Address of the settings for the calendar feed. */
  calendar?: string
}

/** WhatsApp asks whom to send the text to. */
export const whatsAppAddress = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

/** Links that download files, share text and open the calendar settings; with scripts, also a Print button. */
export function ExportActions(props: ExportActionsProps) {
  const { csv, pdf, picture, shareText, customer, shareLabel = m.shareOnWhatsApp(), calendar } = props
  const canPrint = useHydrated()
  return (
    <div className={styles.exportActions}>
      {customer && (
        <TextLink to={customer} icon="share">
          {m.shareWithCustomer()}
        </TextLink>
      )}
      {pdf && (
        <TextLink to={pdf} icon="download" isDocument>
          {m.downloadPdf()}
        </TextLink>
      )}
      {picture && (
        <TextLink to={picture} icon="download" isDocument>
          {m.downloadPicture()}
        </TextLink>
      )}
      {csv && (
        <TextLink to={csv} icon="download" isDocument>
          {m.downloadCsv()}
        </TextLink>
      )}
      {shareText && (
        <TextLink to={whatsAppAddress(shareText)} icon="share" isDocument>
          {shareLabel}
        </TextLink>
      )}
      {calendar && (
        <TextLink to={calendar} icon="clock">
          {m.addToCalendar()}
        </TextLink>
      )}
      {canPrint && (
        <button type="button" className={styles.print} onClick={() => window.print()}>
          <Icon name="print" />
          {m.print()}
        </button>
      )}
    </div>
  )
}
