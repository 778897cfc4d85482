import { TeamChildrenReply, TeamTreeReply } from '../../app/api/contract/team'
import { needs, step, type Step } from './step'

export const teamSteps: Step[] = [
  step(
    'teamTree',
    TeamTreeReply,
    needs('project', (project, { user = '' }) => ({ params: { user, project } })),
    ([root], known) => {
      known.teamMember = root?.id
    },
  ),
  step(
    'teamTreeChildren',
    TeamChildrenReply,
    needs('teamMember', (associate, { project = '' }) => ({ params: { associate, project } })),
  ),
]
