import { expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, NOT_IN_TEAM, type Reply } from './demo-api'

const api = demoApiForThisFile()

const list = async (who: PersonaKey): Promise<Reply[]> => {
  const reply = await api.own(who, 'profile/get-notifications-list')
  expect(reply).toMatchObject({ status: true, message: '' })
  return reply.notifications
}

const clear = (who: PersonaKey, query: string): Promise<Reply> =>
  api.post(who, `/associate/profile/clear-notifications/${personaOf(who).id}${query}`)

it('M085 lists the associate’s notifications, newest first, with unchanged texts', async () => {
  const notifications = await list('P1')
  expect(notifications).toHaveLength(14)
  const subjects = ['bookings', 'projects', 'payments', 'prices', undefined]
  expect(new Set(notifications.map(({ about }) => about))).toEqual(new Set(subjects))
  const moments = notifications.map(({ created_at }) => created_at)
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(moments[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const messages = notifications.map(({ message }) => message).join('\n')
  for (const raw of ['%0A', '<b>', '<script>', 'ఉగాది']) expect(messages).toContain(raw)
})

it('M090 returns an empty list if there are no notifications', async () => {
  expect(await list('P3')).toEqual([])
})

it('M088 clear=1 clears one notification; the field `notifications` repeats the message', async () => {
  const listBefore = await list('P2')
  const reply = await clear('P2', `?clear=1&id=${listBefore[3].id}`)
  const message = 'Notification cleared.'
  expect(reply).toEqual({ status: true, message, notifications: message })
  expect(await list('P2')).toEqual(listBefore.toSpliced(3, 1))
})

it('M088 M240 rejects another associate’s, deleted and unknown notifications with the same message', async () => {
  const [own] = await list('P1')
  const [notificationOfP2] = await list('P2')
  await clear('P1', `?clear=1&id=${own.id}`)
  for (const id of [notificationOfP2.id, own.id, '999999999', '0', '-1', 'abc', '', '1.5', '99999999999'])
    expect([id, await clear('P1', `?clear=1&id=${id}`)]).toEqual([id, NOT_IN_TEAM])
  expect(await list('P1')).toHaveLength(13)
  expect((await list('P2'))[0]).toEqual(notificationOfP2)
})

const wrong = [
  '',
  '?clear=',
  '?clear=2',
  '?clear=2&id=5',
  '?clear=0&id=0',
  '?clear=3&id=0',
  '?id=0',
  '?clear=2&id=00',
]

it.each(wrong)('M089 "%s" clears nothing', async (query) => {
  const listBefore = await list('P9')
  const message = 'clear must be 1 with an id, or 2 with id 0.'
  expect(await clear('P9', query)).toEqual({ status: false, message })
  expect(await list('P9')).toEqual(listBefore)
})

it('M089 clear=2 with id=0 clears all notifications of one associate, even if there are none', async () => {
  const message = 'All notifications cleared.'
  for (let time = 0; time < 2; time++)
    expect(await clear('P8', '?clear=2&id=0')).toEqual({ status: true, message, notifications: message })
  expect(await list('P8')).toEqual([])
  expect(await list('P9')).not.toEqual([])
})
