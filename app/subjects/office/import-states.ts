import { m } from '~/messages/messages'
import type { Tone } from '~/ui/badge/badge.css'

export const IMPORT_STATES: Record<
  'refused' | 'checked' | 'imported',
  { label: () => string; tone: Exclude<Tone, 'neutral'> }
> = {
  refused: { label: m.hasProblems, tone: 'critical' },
  checked: { label: m.notImportedYet, tone: 'warning' },
  imported: { label: m.imported, tone: 'positive' },
}
