import type { ReactNode } from 'react'
import { screenOnly } from '~/ui/styles/shared.css'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { UpstreamText } from '../upstream-text/upstream-text'
import * as styles from './page.css'
import { PrintHeader, type PrintHeaderProps } from './print-header'

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
      <div>
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
