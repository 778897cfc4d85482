import { businessRules } from './business-rules'
import type { Check } from './check-parts'
import { integrityChecks } from './integrity-checks'

export const checks: Check[] = [...integrityChecks, ...businessRules]
