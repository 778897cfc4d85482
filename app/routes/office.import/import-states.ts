import type { ImportState } from '~/domain/office'
import { m } from '~/messages/messages'
import type { Tone } from '~/ui/badge/badge.css'

export const IMPORT_STATES: Record<ImportState, { label: () => string; tone: Exclude<Tone, 'neutral'> }> = {
  refused: { label: m.hasProblems, tone: 'critical' },
  checked: { label: m.notImportedYet, tone: 'warning' },
  imported: { label: m.imported, tone: 'positive' },
}
