import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'

export function NoProjects() {
  return <EmptyState action={{ to: paths.home(), label: m.home() }}>{m.noProjectYet()}</EmptyState>
}
