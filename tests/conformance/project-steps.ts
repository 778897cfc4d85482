import { GalleryDatesReply } from '../../app/api/contract/gallery'
import { BlocksReply, EmiPlansReply, PlotInfoReply, PlotPriceReply } from '../../app/api/contract/plots'
import { ProjectsReply } from '../../app/api/contract/projects'
import { SliderReply } from '../../app/api/contract/slider'
import { needs, step, type Step } from './step'

const OUTRIGHT = '0'
const PAISE = 100

export const projectSteps: Step[] = [
  step(
    'projects',
    ProjectsReply,
    () => ({}),
    (projects, known) => {
      const project = projects.find(({ isDefault }) => isDefault) ?? projects[0]
      known.project = project?.id
      known.ratePerYard = Math.ceil((project?.ratePaise ?? 0) / PAISE)
    },
  ),
  step('projectsList', ProjectsReply, () => ({})),
  step('openProjects', ProjectsReply, () => ({})),
  step(
    'slider',
    SliderReply,
    needs('user', (user) => ({ params: { user }, body: ' ' })),
  ),
  step(
    'galleryDates',
    GalleryDatesReply,
    needs('project', (project) => ({ params: { project }, query: { page: 1 } })),
  ),
  step('emiPlans', EmiPlansReply, () => ({})),
  step(
    'projectBlocks',
    BlocksReply,
    needs('project', (project) => ({ params: { project } })),
    (blocks, known) => {
      known.plotForSale = blocks
        .flatMap(({ cells }) => cells)
        .find(({ isAvailable, mergedInto }) => isAvailable && !mergedInto)?.plotNumber
    },
  ),
  step(
    'plotInfo',
    PlotInfoReply,
    needs('plotForSale', (key, { project }) => ({ query: { project_id: project, key } })),
  ),
  step(
    'plotCost',
    PlotPriceReply,
    needs('plotForSale', (plot, { project, ratePerYard }) => ({
      query: { project_id: project, plot_no: plot, price_per_yard: ratePerYard, emi_id: OUTRIGHT },
    })),
  ),
]
