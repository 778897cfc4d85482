import { commissionExamples } from '~/commission/examples'
import { examplesByComponent } from '~/ui/examples'

/** Examples of every component, by component name. */
export const galleryExamples = { ...examplesByComponent, ...commissionExamples }
