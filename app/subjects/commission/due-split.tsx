import { splitDue } from '~/domain/due-split'
import { m } from '~/messages/messages'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Amount } from '~/ui/text/text'
import { DerivationLine } from '~/ui/derivation/derivation'

interface DueSplitProps {
  duePaise: number | null
  payablePaise: number | null
}

/** The parts of a commission due, with their calculations (X090). Empty if the upstream does not name the payable part. */
export function DueSplit({ duePaise, payablePaise }: DueSplitProps) {
  const split = splitDue(duePaise, payablePaise)
  if (!split) return null
  const rule = <RulesLink section="release-of-commission" />
  return (
    <div>
      <DerivationLine label={m.payableNow()} text={m.whatIsPayable()} rule={rule}>
        <strong>
          <Amount paise={split.payablePaise} />
        </strong>
      </DerivationLine>
      <DerivationLine label={m.waitsForTheCustomer()} text={split.waitsDerivation} rule={rule}>
        <Amount paise={split.waitsPaise} />
      </DerivationLine>
    </div>
  )
}
