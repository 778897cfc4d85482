import { examples as table } from '../table/table.examples'
import { formExamples } from './forms.examples'
import { layoutExamples } from './layout.examples'
import { listExamples } from './lists.examples'
import { noticeExamples } from './notices.examples'
import { textExamples } from './text.examples'

/** Examples of components that are smaller than a page, by component name, for the development gallery and tests. */
export const examplesByComponent = {
  ...textExamples,
  ...layoutExamples,
  ...formExamples,
  ...listExamples,
  ...noticeExamples,
  table,
}
