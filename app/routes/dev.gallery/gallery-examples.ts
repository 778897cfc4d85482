import { commissionExamples } from '~/commission/examples'
import { examplesByComponent } from '~/ui/examples'

/** Examples of every component, by its name. */
export const galleryExamples = { ...examplesByComponent, ...commissionExamples }
