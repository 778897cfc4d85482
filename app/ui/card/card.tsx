import type { ReactNode } from 'react'
import { between } from '~/styles/shared.css'
import { Heading, type HeadingLevel } from '../heading/heading'
import { Stack } from '../stack/stack'
import { card } from './card.css'

export type CardProps = { heading?: string; level?: HeadingLevel; actions?: ReactNode; children: ReactNode }

export function Card({ heading, level = 2, actions, children }: CardProps) {
  return (
    <section className={card}>
      <Stack gap={12}>
        {heading && (
          <div className={between}>
            <Heading level={level}>{heading}</Heading>
            {actions}
          </div>
        )}
        {children}
      </Stack>
    </section>
  )
}
