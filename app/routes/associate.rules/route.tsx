import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { type Part, rules } from '~/subjects/rules/rules.server'
import { requireAssociate } from '~/session/guard.server'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Heading } from '~/ui/heading/heading'
import { Page } from '~/ui/page/page'
import { bulleted } from '~/ui/styles/shared.css'
import { Stack } from '~/ui/stack/stack'

export const handle = pageTitle(m.howFiguresAreCalculated)

/** docs/rules.md, for people on the portal (X092). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  if (!(await api.capabilities.offers('rules'))) throw new Response(null, { status: 404 })
  return rules
}

export default function Rules() {
  const { introduction, sections } = useLoaderData<typeof loader>()
  return (
    <Page title={m.howFiguresAreCalculated()}>
      <div lang="en">
        <Stack gap={24}>
          <Parts parts={introduction} />
          {sections.map(({ id, heading, parts }) => (
            <section key={id}>
              <Stack gap={12}>
                <Heading id={id}>{heading}</Heading>
                <Parts parts={parts} />
              </Stack>
            </section>
          ))}
        </Stack>
      </div>
    </Page>
  )
}

const Parts = ({ parts }: { parts: Part[] }) =>
  parts.map((part, index) => <RulesPart key={index} part={part} />)

function RulesPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return (
        <p>
          <WithBold text={part.text} />
        </p>
      )
    case 'list':
      return (
        <ul className={bulleted}>
          {part.items.map((item, index) => (
            <li key={index}>
              <WithBold text={item} />
            </li>
          ))}
        </ul>
      )
    case 'example':
      return (
        <Card heading={`Example: ${part.name}`} level={3}>
          <DescriptionList items={part.given} />
          <Heading level={4}>Result</Heading>
          <DescriptionList items={part.results} />
        </Card>
      )
  }
}

const WithBold = ({ text }: { text: string }) =>
  text.split('**').map((piece, index) => (index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece))
