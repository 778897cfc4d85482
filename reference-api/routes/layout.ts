import { ProjectFiguresReply, ProjectLayoutReply } from '../../app/contract/layout'
import { call } from '../call'
import { Refusal } from '../refusal'
import { findBlocks } from '../db/queries/plots'
import { findProject, findProjects } from '../db/queries/projects'
import { countPlots, findCovers, findCells } from '../db/queries/site-map'
import { priceOf } from '../rules/price'
import { groupBy } from './group-by'
import { mediaPath } from './media'
import { pathId } from './query'

const OUTRIGHT_WITHOUT_DISCOUNT = { kind: 'outright', discountPerYardRupees: 0 } as const

const projectLayout = call(
  'GET',
  '/associate/project-layout/:project',
  {
    summary: "Every cell of a project's blocks, with the size, status and price of its plot.",
    reply: ProjectLayoutReply,
  },
  async ({ db, params }) => {
    const id = pathId(params.project)
    const project = id === null ? undefined : await findProject(db, id)
    if (!project) throw new Refusal('There is no such project.')
    const [blocks, cells] = await Promise.all([findBlocks(db, project.id), findCells(db, project.id)])
    const cellsByBlock = new Map(
      groupBy(cells, ({ block_id }) => block_id).map((group) => [group[0].block_id, group]),
    )
    return {
      blocks: blocks.map(({ id, name, rows, columns }) => ({
        block_name: name,
        rows,
        columns,
        cells: (cellsByBlock.get(id) ?? []).map((cell) => ({
          plot_number: cell.number,
          row: cell.grid_row,
          column: cell.grid_column,
          plot_status_id: cell.status_id,
          merge_plot: cell.whole_number ?? '',
          plot_facing: cell.facing,
          is_corner: cell.is_corner,
          square_yards: cell.yards_hundredths / 100,
          price: priceOf({
            yardsHundredths: cell.yards_hundredths,
            rateRupees: project.rate_rupees,
            premium: { type: cell.premium_type, hundredths: cell.premium_hundredths },
            plan: OUTRIGHT_WITHOUT_DISCOUNT,
          }).netSaleRupees,
        })),
      })),
    }
  },
)

const projectFigures = call(
  'GET',
  '/associate/project-figures',
  {
    summary: 'The number of plots of each project, how many of them are available, and a cover picture.',
    reply: ProjectFiguresReply,
  },
  async ({ db, urlOf }) => {
    const [projects, covers, counts] = await Promise.all([findProjects(db), findCovers(db), countPlots(db)])
    return {
      projects: projects.map(({ id }) => {
        const cover = covers.get(id)
        return {
          project_id: id,
          plots: counts.get(id)?.plots ?? 0,
          available: counts.get(id)?.available ?? 0,
          cover: cover === undefined ? '' : urlOf(mediaPath(cover)),
        }
      }),
    }
  },
)

export const layoutCalls = [projectLayout, projectFigures]
