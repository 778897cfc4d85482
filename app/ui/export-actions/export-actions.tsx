import { useHydrated } from 'remix-utils/use-hydrated'
import { Icon } from '../icon/icon'
import { TextLink } from '../text-link/text-link'
import * as styles from './export-actions.css'

type ExportActionsProps = {
  csv?: string
  pdf?: string
  picture?: string
  shareText?: string
  /** Page that makes a link for the customer. */
  customer?: string
  shareLabel?: 'Share on WhatsApp' | 'Share with the office'
}

/** Links to files, and Share and Print buttons with scripts. */
export function ExportActions(props: ExportActionsProps) {
  const { csv, pdf, picture, shareText, customer, shareLabel = 'Share on WhatsApp' } = props
  const canPrint = useHydrated()
  return (
    <div className={styles.exportActions}>
      {pdf && (
        <TextLink to={pdf} icon="download" isDocument>
          Download PDF
        </TextLink>
      )}
      {picture && (
        <TextLink to={picture} icon="download" isDocument>
          Download picture
        </TextLink>
      )}
      {csv && (
        <TextLink to={csv} icon="download" isDocument>
          Download CSV
        </TextLink>
      )}
      {shareText && (
        <TextLink to={`https://wa.me/?text=${encodeURIComponent(shareText)}`} icon="share" isDocument>
          {shareLabel}
        </TextLink>
      )}
      {customer && (
        <TextLink to={customer} icon="share">
          Share with customer
        </TextLink>
      )}
      {canPrint && (
        <button type="button" className={styles.print} onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      )}
    </div>
  )
}
