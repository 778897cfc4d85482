import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { rowsOf } from '../../factories/rows'
import type { DemoApi, Reply } from './demo-api'

export const CHANGE_CALL = 'save-bank-details-change-request-responsive'

export const goodRequest = {
  bank_name: 'Union Bank of Tests',
  bank_ac_no: '001122334455',
  confirm_account_no: '001122334455',
  ifsc_code: 'utst0abc123',
}

export function bankCallsOf(api: DemoApi) {
  return {
    details: (who: PersonaKey) => api.get(who, `/associate/get-agent-bank-details/${personaOf(who).id}`),

    async send(
      who: PersonaKey,
      fields: Record<string, string>,
      images: File[],
      path = `/associate/${CHANGE_CALL}/${personaOf(who).id}`,
    ): Promise<Reply> {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      for (const image of images) body.append('image', image)
      return (await api.request(path, { token: await api.tokenOf(who), body })).json()
    },

    countMedia: async () => (await rowsOf(api.db, 'media')).length,
  }
}
