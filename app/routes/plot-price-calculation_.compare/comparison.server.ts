import { serialize } from 'cookie'
import { paths } from '~/paths/paths'
import { comparedPlot, MAX_COMPARED, type PriceValues } from '~/subjects/plots/price-values'
import { type CookieArgs, readCookie } from '~/session/cookies.server'
import { cookieFlags } from '~/session/session.server'
import { readPlots } from './search.server'

const WEEK_SECONDS = 7 * 24 * 3600

/** The plots that this user compared last. The next plot joins them, whatever screens the user opens in between. */
export function getComparison(args: CookieArgs, userId: string): PriceValues[] {
  return readPlots(new URLSearchParams(readCookie(args, nameFor(userId)))).slice(0, MAX_COMPARED)
}

/** Set-Cookie value. The cookie is not sealed, because plots and prices per yard are not secret. */
export function commitComparison(userId: string, plots: PriceValues[]): string {
  const search = new URLSearchParams(plots.map((plot) => ['plot', comparedPlot(plot)]))
  return serialize(nameFor(userId), search.toString(), {
    ...cookieFlags,
    path: paths.priceCalculator(),
    maxAge: plots.length > 0 ? WEEK_SECONDS : 0,
  })
}

const nameFor = (userId: string) => `compare-${encodeURIComponent(userId)}`
