import type { ForecastMonthRow } from '~/api/contract/collections'
import { formatMonth } from '~/domain/dates'
import { forecastDerivation } from '~/domain/forecast'
import { sumOf } from '~/domain/statements'
import { m } from '~/messages/messages'
import { Accordion } from '~/ui/accordion/accordion'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { DerivationLine } from '~/ui/derivation/derivation'
import { Ledger } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'
import * as styles from './forecast.css'

/** Expected commission of twelve months, from the current one (X023). */
export function Forecast({ months }: { months: ForecastMonthRow[] }) {
  return (
    <Accordion
      heading={m.ifCustomersPayOnTime()}
      meta={<Amount paise={sumOf(months, ({ commissionPaise }) => commissionPaise)} />}
      detail={<Badge tone="info">{m.estimate()}</Badge>}
    >
      <Stack gap={12}>
        <p>{m.commissionIfPaidOnTime()}</p>
        <Ledger>
          {months.map((month) => (
            <li className={styles.month} key={month.month}>
              <DerivationLine label={formatMonth(month.month)} text={forecastDerivation(month)}>
                <Amount paise={month.commissionPaise} />
              </DerivationLine>
            </li>
          ))}
        </Ledger>
      </Stack>
    </Accordion>
  )
}
