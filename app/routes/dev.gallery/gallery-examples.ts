import { commissionExamples } from '~/commission/examples'
import { examplesByComponent } from '~/ui/examples'

/** Of every component, by its name. */
export const galleryExamples = { ...examplesByComponent, ...commissionExamples }
