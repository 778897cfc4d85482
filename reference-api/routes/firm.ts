import { FirmReply } from '../../app/contract/firm'
import { call } from '../call'
import { findFirm } from '../db/queries/firm'

const firm = call(
  'GET',
  '/firm',
  { summary: 'The firm as documents name it: name, address, mobile and email.', reply: FirmReply },
  async ({ db }) => ({ ...(await findFirm(db)) }),
)

export const firmCalls = [firm]
