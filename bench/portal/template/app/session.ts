import { createCookieSessionStorage } from '@remix-run/node'

export const { getSession, commitSession } = createCookieSessionStorage<{ token: string }>({
  cookie: { name: 'session', httpOnly: true, path: '/', sameSite: 'lax', secrets: ['a secret of the bench'] },
})
