import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { Stack } from '../stack/stack'
import { VisuallyHidden } from '../text/text'
import * as styles from './details-menu.css'
import { useDetailsMenu } from './use-details-menu'

type DetailsMenuProps = {
  label: string
  icon?: IconName
  children: ReactNode
}

/** Rarely used actions behind a three-dot button. */
export function DetailsMenu({ label, icon = 'more', children }: DetailsMenuProps) {
  const menu = useDetailsMenu()
  return (
    <details className={styles.menu} {...menu}>
      <summary className={styles.summary}>
        <Icon name={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>
        <Stack gap={8}>{children}</Stack>
      </div>
    </details>
  )
}
