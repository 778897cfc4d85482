import type { TeamFigures } from '~/contract/team-figures'
import { bookingsIn } from './count-columns'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount, RichText } from '~/ui/text/text'
import { Heading } from '~/ui/heading/heading'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'

interface SellersProps {
  sellers: TeamFigures['sellers']
  ownId: string
}

/** Associates with sales this month. Renders nothing if there are none. */
export function Sellers({ sellers, ownId }: SellersProps) {
  if (sellers.length === 0) return null
  return (
    <section aria-labelledby="sellers">
      <Stack gap={8}>
        <Heading level={2} id="sellers">
          {m.whoSoldThisMonth()}
        </Heading>
        <Ledger>
          {sellers.map(({ id, name, bookings, salePaise }, index) => (
            <LedgerRow
              key={id}
              mark={index === 0 ? { icon: 'star', tone: 'warning' } : { icon: 'user', tone: 'neutral' }}
              label={id === ownId ? m.ownName({ name }) : name}
              detail={
                <>
                  {bookingsIn(bookings)} ·{' '}
                  <RichText text={m.salesAmount()} parts={{ amount: <Amount paise={salePaise} /> }} />
                </>
              }
              to={paths.teamMember(id)}
            />
          ))}
        </Ledger>
      </Stack>
    </section>
  )
}
