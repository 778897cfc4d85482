import type { Api } from '~/api/client.server'
import { todayInIndia } from '~/domain/dates'
import type { Quote } from '~/domain/quote'
import { env } from '~/env.server'
import type { Session } from '~/session/session.server'
import { placeOf } from './blocks'
import { layoutOrNull } from './load-site-map.server'
import { loadReraParties } from './rera-parties.server'

interface QuoteParts {
  quote: Omit<Quote, 'price'>
  /** What the associate must know before sharing the quote. */
  reraGaps: string[]
  /** True if the gaps forbid the quote. */
  isRefused: boolean
}

export async function quoteParts(
  api: Api,
  { user }: Session,
  { projectId, plotNumber }: { projectId: string; plotNumber: string },
): Promise<QuoteParts> {
  const [{ project, profile, gaps }, firm, blocks] = await Promise.all([
    loadReraParties(api, projectId),
    api.firm(),
    layoutOrNull(api, projectId),
  ])
  return {
    quote: {
      projectName: project?.name ?? '',
      reraNumber: project?.rera?.number ?? '',
      quotedOn: todayInIndia(),
      validDays: env.quoteValidDays,
      place: blocks && placeOf(blocks, plotNumber),
      from: {
        firm,
        associateName: user.name,
        reraNumber: profile?.rera?.number ?? '',
        mobile: profile?.mobile || null,
      },
    },
    reraGaps: gaps,
    isRefused: env.quoteRequiresRera && gaps.length > 0,
  }
}
