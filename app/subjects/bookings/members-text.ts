import { m } from '~/messages/messages'

export const membersText = (count: number) => m.members({ count })
