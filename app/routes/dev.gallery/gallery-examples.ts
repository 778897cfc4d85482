import { commissionExamples } from '~/subjects/commission/examples'
import { examplesByComponent } from '~/ui/examples'

/** Lists of examples, by component name. */
export const galleryExamples = { ...examplesByComponent, ...commissionExamples }
