import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Stack } from '../stack/stack'
import { VisuallyHidden } from '../text/text'
import * as styles from './details-menu.css'
import { useDetailsMenu } from './use-details-menu'

type DetailsMenuProps = {
  label: string
  children: ReactNode
}

/** Rarely used actions behind a three-dot button. */
export function DetailsMenu({ label, children }: DetailsMenuProps) {
  const menu = useDetailsMenu()
  return (
    <details className={styles.menu} {...menu}>
      <summary className={styles.summary}>
        <Icon name="more" />
        <VisuallyHidden> {label}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>
        <Stack gap={8}>{children}</Stack>
      </div>
    </details>
  )
}
