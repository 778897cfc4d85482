import { CapabilitiesReply } from '../../app/contract/capabilities'
import { call } from '../call'

const CAPABILITIES = [
  'earnings',
  'collections',
  'changes',
  'calendar',
  'team-figures',
  'find',
  'activity',
  'queries',
  'share',
  'layout',
  'sort',
  'firm',
  'taxes',
  'rules',
]
const OFFICE = 'office'

const capabilities = call(
  'GET',
  '/capabilities',
  { summary: 'Features of this API beyond the specification.', reply: CapabilitiesReply },
  ({ hasOffice }) => Promise.resolve({ capabilities: hasOffice ? [...CAPABILITIES, OFFICE] : CAPABILITIES }),
)

export const capabilityCalls = [capabilities]
