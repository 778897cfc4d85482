import { GalleryDatesReply, ProjectsReply, SliderReply } from '../../app/contract/projects'
import { BlocksReply, EmiPlansReply, PlotInfoReply, PlotPriceReply } from '../../app/contract/plots'
import { ProjectFiguresReply, ProjectLayoutReply } from '../../app/contract/layout'
import { add, shapeOf } from './sample'
import { eachOf, ifOffered, needs, ofEachProject, step, type Step, withoutInput } from './step'

const PAISE_PER_RUPEE = 100

const ofUserWithBody = needs('user', (user) => ({ params: { user }, body: ' ' }))
const firstPageOfEachProject = eachOf('projects', ({ id }) => ({
  params: { project: id },
  query: { page: 1 },
}))
const ofEachPlot = eachOf('plots', ({ project, number }) => ({ query: { project_id: project, key: number } }))

export const projectSteps: Step[] = [
  step('projects', ProjectsReply, withoutInput, (projects, known) => {
    const defaultProject = projects.find(({ isDefault }) => isDefault)
    for (const { id, ratePaise } of defaultProject ? [defaultProject, ...projects] : projects)
      add(known.projects, { id, ratePerYard: Math.ceil((ratePaise ?? 0) / PAISE_PER_RUPEE), shape: id })
  }),
  step('projectsList', ProjectsReply, withoutInput),
  step('openProjects', ProjectsReply, withoutInput),
  step('slider', SliderReply, ofUserWithBody),
  step('galleryDates', GalleryDatesReply, firstPageOfEachProject),
  step('emiPlans', EmiPlansReply, withoutInput, (plans, known) => {
    add(known.emiPlans, ...plans.map(({ id }) => ({ id, shape: id })))
  }),
  ...ifOffered(
    'layout',
    step('projectLayout', ProjectLayoutReply, ofEachProject),
    step('projectFigures', ProjectFiguresReply, withoutInput),
  ),
  step('projectBlocks', BlocksReply, ofEachProject, (blocks, known, { params: { project = '' } = {} }) => {
    const cells = blocks.flatMap((block) => block.cells)
    const plots = cells.map(({ plotNumber, isAvailable, mergedInto, facing }) => ({
      project,
      number: plotNumber,
      shape: shapeOf({
        [project]: true,
        available: isAvailable,
        merged: mergedInto !== null,
        [facing]: true,
      }),
    }))
    add(known.plots, ...plots)
    add(
      known.plotsForSale,
      ...plots.filter((_, index) => cells[index]?.isAvailable && !cells[index].mergedInto),
    )
  }),
]

/** These steps must run after the lists of bookings: without a map, plot numbers come from these lists. */
export const plotSteps: Step[] = [
  step('plotInfo', PlotInfoReply, ofEachPlot, (plot, known, { query = {} }) => {
    if (!plot.isAvailable) return
    add(known.plotsForSale, { project: String(query.project_id), number: String(query.key), shape: 'found' })
  }),
  step(
    'plotCost',
    PlotPriceReply,
    eachOf('plotsForSale', ({ project, number }, { projects, emiPlans, constants }) => {
      const rate = projects.find(({ id }) => id === project)?.ratePerYard
      if (!rate) return []
      const plans = [constants.emiOutright, ...emiPlans.slice(0, 1).map(({ id }) => id)]
      return plans.map((emi) => ({
        query: { project_id: project, plot_no: number, price_per_yard: rate, emi_id: emi },
      }))
    }),
  ),
]
