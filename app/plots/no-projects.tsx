import { paths } from '~/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'

export const NO_PROJECTS = 'No project is published yet. Your office adds them.'

export function NoProjects() {
  return <EmptyState action={{ to: paths.home(), label: 'Home' }}>{NO_PROJECTS}</EmptyState>
}
