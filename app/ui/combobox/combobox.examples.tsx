import type { Example } from '../example'
import { Combobox } from './combobox'

const ignore = () => undefined

export const examples: Example[] = [
  {
    name: 'with matches',
    render: () => (
      <Combobox
        name="q"
        label="Associate code or name"
        groupLabel="Recently selected"
        options={[
          { value: 'HG1024', label: 'Ravi Kumar Teja', detail: 'HG1024' },
          { value: 'HG1030', label: 'వెంకట సత్య సూర్య నారాయణ రాజు', detail: 'HG1030' },
        ]}
        onText={ignore}
        onChoose={ignore}
      />
    ),
  },
]
