import { Form } from '@remix-run/react'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import type { ProjectChoice } from '~/plots/projects.server'
import { screenOnly } from '~/styles/shared.css'
import { Button } from '~/ui/button/button'
import { SelectField } from '~/ui/field/select-field'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'

interface AddPlotProps {
  /** The compared plots, each as `comparedPlot` writes it. */
  plots: string[]
  projects: ProjectChoice[]
  projectId: string
}

export function AddPlot({ plots, projects, projectId }: AddPlotProps) {
  return (
    <Form method="get" action={paths.comparison()} className={screenOnly} key={plots.join()}>
      {plots.map((plot) => (
        <input type="hidden" name="plot" value={plot} key={plot} />
      ))}
      <FormLayout actions={<Button>{m.addPlot()}</Button>}>
        <SelectField
          name="project_id"
          label={m.project()}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={projectId}
        />
        <TextField name="number" label={m.plotNo()} autoComplete="off" defaultValue="" />
      </FormLayout>
    </Form>
  )
}
