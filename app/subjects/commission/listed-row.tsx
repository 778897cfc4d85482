import { m } from '~/messages/messages'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

interface ListedRowProps {
  items: Description[]
  /** PDF statement; null if the upstream has none. */
  statementTo?: string | null
  links: { booking: string; receipts: string; emiStatement: string }
}

/** The details that are known without the details call. Shown if the upstream lacks or refuses the call. */
export function ListedRow({ items, statementTo = null, links }: ListedRowProps) {
  return (
    <Card>
      <DescriptionList items={items} />
      {statementTo && (
        <TextLink to={statementTo} icon="download" isNewTab>
          {m.downloadPdf()}
        </TextLink>
      )}
      <Stack direction="row" gap={12}>
        <ButtonLink to={links.booking}>{m.booking()}</ButtonLink>
        <ButtonLink to={links.receipts}>{m.receipts()}</ButtonLink>
        <ButtonLink to={links.emiStatement}>{m.emiDueStmt()}</ButtonLink>
      </Stack>
    </Card>
  )
}
