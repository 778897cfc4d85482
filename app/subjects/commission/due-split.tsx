import { splitDue } from '~/domain/due-split'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Amount } from '~/ui/text/text'
import { Derivation, DerivationLine } from '~/ui/derivation/derivation'
import { MainFigure } from '~/ui/figures/figures'
import { Link } from '~/ui/link/link'
import * as styles from './due-split.css'

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

/** All of an associate's dues. The payable part leads, because the rest cannot be paid yet; without it, the due does. */
export function OwnDue({ duePaise, payablePaise }: DueSplitProps) {
  const split = splitDue(duePaise, payablePaise)
  const due = <Amount paise={duePaise} />
  if (!split)
    return (
      <Link className={styles.dueAlone} to={paths.myDues()}>
        <MainFigure label={m.commissionDue()} value={due} />
      </Link>
    )
  const rule = <RulesLink section="release-of-commission" />
  return (
    <div>
      <MainFigure
        label={m.payableNow()}
        value={
          <Derivation text={m.whatIsPayable()} rule={rule}>
            <Amount paise={split.payablePaise} />
          </Derivation>
        }
      />
      <DerivationLine label={m.waitsForTheCustomer()} text={split.waitsDerivation} rule={rule}>
        <Amount paise={split.waitsPaise} />
      </DerivationLine>
      <Link className={styles.due} to={paths.myDues()}>
        {m.commissionDue()} <strong>{due}</strong>
      </Link>
    </div>
  )
}
