import markdown from '../../../docs/rules.md?raw'
import { readRules } from './read-rules'

export const rules = readRules(markdown)
