import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading/heading'
import { Stack } from '../stack/stack'
import { card, cardHead } from '~/ui/styles/shared.css'

type CardProps = { heading?: ReactNode; level?: HeadingLevel; actions?: ReactNode; children: ReactNode }

export function Card({ heading, level = 2, actions, children }: CardProps) {
  return (
    <section className={card}>
      <Stack gap={12}>
        {heading && (
          <div className={cardHead}>
            <Heading level={level}>{heading}</Heading>
            {actions}
          </div>
        )}
        {children}
      </Stack>
    </section>
  )
}
