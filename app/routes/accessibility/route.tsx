import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { contactParts } from '~/domain/support-contact'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { pageTitle } from '~/screen/page-title'
import { ContactLine } from '~/ui/contact-line/contact-line'
import { Heading } from '~/ui/heading/heading'
import { Page } from '~/ui/page/page'
import { bulleted } from '~/ui/styles/shared.css'
import { Stack } from '~/ui/stack/stack'

export const handle = { ...pageTitle(m.accessibility), isLite: true }

export const loader = () => ({
  productName: env.productName,
  contact: contactParts(env.supportContact ?? ''),
})

/** The accessibility statement (WCAG 2.2). Change it when the audit or a person finds a gap. */
export default function Accessibility() {
  const { productName, contact } = useLoaderData<typeof loader>()
  return (
    <Page title={m.accessibility()} width="form" lead={m.accessibilityLead({ productName })}>
      <Section id="level" heading={m.whatWeMeet()}>
        <p>{m.accessibilityLevel()}</p>
        <p>{m.accessibilityTests()}</p>
      </Section>
      <Section id="gaps" heading={m.knownGaps()}>
        <ul className={bulleted}>
          <li>{m.gapNotTriedByPeople()}</li>
          <li>{m.gapPictures()}</li>
          <li>{m.gapOfficeDocuments()}</li>
          <li>{m.gapLanguages()}</li>
        </ul>
      </Section>
      <Section id="contact" heading={m.tellUs()}>
        <p>{m.tellUsWhatBlocks()}</p>
        {contact.length > 0 && (
          <p>
            <ContactLine parts={contact} />
          </p>
        )}
      </Section>
    </Page>
  )
}

interface SectionProps {
  id: string
  heading: string
  children: ReactNode
}

function Section({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={8}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
