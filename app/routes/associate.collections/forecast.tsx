import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Accordion } from '~/ui/accordion/accordion'
import { Amount } from '~/ui/text/text'
import { Badge } from '~/ui/badge/badge'
import { DerivationLine } from '~/ui/derivation/derivation'
import { Ledger } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'
import * as styles from './forecast.css'
import type { LoadedForecast } from './load-collections.server'

/** Expected commission of twelve months, from the current one (X023). */
export function Forecast({ forecast }: { forecast: LoadedForecast }) {
  const { months } = forecast
  return (
    <Accordion
      heading={m.ifCustomersPayOnTime()}
      meta={<Amount paise={sumOf(months, ({ commissionPaise }) => commissionPaise)} />}
      detail={<Badge tone="info">{m.estimate()}</Badge>}
    >
      <Stack gap={12}>
        <p>{forecast.text}</p>
        <Ledger>
          {months.map(({ name, commissionPaise, calculation }) => (
            <li className={styles.month} key={name}>
              <DerivationLine label={name} text={calculation} rule={<RulesLink section="forecast" />}>
                <Amount paise={commissionPaise} />
              </DerivationLine>
            </li>
          ))}
        </Ledger>
      </Stack>
    </Accordion>
  )
}
