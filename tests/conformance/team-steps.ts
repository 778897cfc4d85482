import { TeamChildrenReply, type TeamNode, TeamTreeReply } from '../../app/contract/team'
import { add, shapeOf } from './sample'
import { eachOf, step, type Step } from './step'

const nodesOf = (node: TeamNode): TeamNode[] => [node, ...node.children.flatMap(nodesOf)]

const ofTree = eachOf('projects', ({ id: project }, { user = '' }) => ({ params: { user, project } }))
const ofMember = eachOf('members', ({ associate, project }) => ({ params: { associate, project } }))

export const teamSteps: Step[] = [
  step('teamTree', TeamTreeReply, ofTree, (roots, known, { params: { project = '' } = {} }) => {
    const members = roots.flatMap(nodesOf).map((node) => ({
      associate: node.id,
      project,
      shape: shapeOf({
        'has children': node.children.length > 0,
        'has more': node.hasMore,
        'has members': Number(node.membersCount) > 0,
        'has mobile': node.mobile !== null,
        'has commission': node.commission !== null,
      }),
    }))
    add(known.members, ...members)
  }),
  step('teamTreeChildren', TeamChildrenReply, ofMember),
]
