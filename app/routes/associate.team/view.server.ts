import type { CookieArgs } from '~/session/cookies.server'
import { getPreferences } from '~/session/preferences.server'
import type { Session } from '~/session/session.server'
import type { TeamView } from './visible-tree'

export function viewOf(args: CookieArgs, session: Session): Omit<TeamView, 'isSearching'> {
  const { myCommission, teamCommission } = getPreferences(args)
  return {
    ownId: session.user.id,
    showsMyCommission: myCommission === 'shown',
    showsTeamCommission: teamCommission === 'shown',
  }
}
