import { groupIndian } from '~/domain/money'

export const membersText = (count: number) => (count === 1 ? '1 member' : `${groupIndian(count)} members`)
