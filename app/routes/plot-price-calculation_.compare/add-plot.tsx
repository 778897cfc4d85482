import { Form, useLocation } from '@remix-run/react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { ProjectChoice } from '~/subjects/plots/projects.server'
import { screenOnly } from '~/ui/styles/shared.css'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { SelectField } from '~/ui/field/select-field'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'

interface AddPlotProps {
  /** The compared plots, each as `comparedPlot` writes it. */
  plots: string[]
  projects: ProjectChoice[]
  values: { project_id: string; number: string }
  errors: { name: string; message: string }[]
}

export function AddPlot({ plots, projects, values, errors }: AddPlotProps) {
  const { key } = useLocation()
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message
  return (
    <Form method="get" action={paths.comparison()} className={screenOnly} key={plots.join()} noValidate>
      {plots.map((plot) => (
        <input type="hidden" name="plot" value={plot} key={plot} />
      ))}
      <FormLayout
        summary={<ErrorSummary errors={errors} attempt={key} />}
        actions={<Button>{m.addPlot()}</Button>}
      >
        <SelectField
          name="project_id"
          label={m.project()}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={values.project_id}
          error={errorOf('project_id')}
        />
        <TextField
          name="number"
          label={m.plotNo()}
          autoComplete="off"
          defaultValue={values.number}
          error={errorOf('number')}
        />
      </FormLayout>
    </Form>
  )
}
