import { useRouteLoaderData } from '@remix-run/react'
import type { Capability } from '~/domain/capabilities'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { TextLink } from '~/ui/text-link/text-link'
import type { RulesSection } from '~/paths/searches'
import { ownLine } from '~/ui/styles/shared.css'

interface RootData {
  offers?: readonly Capability[]
}

/** Leads from a calculation to its formula. Empty if the upstream does not follow the documented rules. */
export function RulesLink({ section }: { section: RulesSection }) {
  const offers = useRouteLoaderData<RootData>('root')?.offers
  if (!offers?.includes('rules')) return null
  return (
    <span className={ownLine}>
      <TextLink to={paths.rules(section)}>{m.formulaAndExample()}</TextLink>
    </span>
  )
}
