import { type ReactNode, useEffect, useRef } from 'react'
import { formatDateTime, timestampInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { screenOnly } from '~/ui/styles/shared.css'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { UpstreamText } from '../text/text'
import * as styles from './page.css'

export type PageProps = {
  title: string
  /** Below the title. */
  lead?: ReactNode
  back?: { to: string; label: string }
  /** Beside the title. */
  sort?: ReactNode
  actions?: ReactNode
  print?: PrintHeaderProps
  width?: keyof typeof styles.page
  children: ReactNode
}

export function Page({ title, lead, back, sort, actions, print, width = 'content', children }: PageProps) {
  return (
    <div className={styles.page[width]}>
      {print && <PrintHeader {...print} />}
      <div className={styles.head}>
        {back && (
          <div className={`${styles.back} ${screenOnly}`}>
            <TextLink to={back.to} icon="back">
              {back.label}
            </TextLink>
          </div>
        )}
        <div className={styles.line}>
          <div className={styles.heading}>
            <div className={styles.line}>
              <h1 className={styles.title} tabIndex={-1}>
                <UpstreamText>{title}</UpstreamText>
              </h1>
              {sort}
            </div>
            {lead && <div className={styles.lead}>{lead}</div>}
          </div>
          {actions && (
            <div className={screenOnly}>
              <Stack direction="row" gap={8}>
                {actions}
              </Stack>
            </div>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}

/** What can be done with the record of the page. A child of `Page`: below its figures on phones, beside its title on wide screens. */
export function RecordActions({ children }: { children: ReactNode }) {
  return <div className={styles.recordActions}>{children}</div>
}

const PRINTED = 'data-printed'

type PrintHeaderProps = {
  /** Head of a document that the reader may hand on. */
  firm?: string
  associate?: string
  booking?: string
  /** Last line, for example about rows that the page omits. */
  note?: string
  /** `yyyy-MM-dd HH:mm:ss` in India time, from the server. */
  printedOn: string
}

/** Only for print. CSS shows the text of an attribute, so that text browsers skip the text. With scripts, printing updates the time. */
function PrintHeader({ firm, associate, booking, printedOn, note }: PrintHeaderProps) {
  const header = useRef<HTMLDivElement>(null)
  const textAt = (time: string) =>
    [
      firm,
      associate && m.printHeaderAssociate({ associate }),
      booking && m.printHeaderBooking({ booking }),
      m.printedAt({ printedAt: formatDateTime(time) }),
      note,
    ]
      .filter(Boolean)
      .join('\n')

  useEffect(() => {
    const stamp = () => header.current?.setAttribute(PRINTED, textAt(timestampInIndia()))
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  })

  return <div ref={header} className={styles.printed} {...{ [PRINTED]: textAt(printedOn) }} />
}
