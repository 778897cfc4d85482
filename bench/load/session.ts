import { DEMO_PASSWORD, type PersonaKey, personaOf } from '../../reference-api/demo-data/personas'

/** Logs in and returns the value for the Cookie header. */
export async function signIn(url: string, origin: string, persona: PersonaKey): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ userId: personaOf(persona).mobile, password: DEMO_PASSWORD }),
    redirect: 'manual',
  })
  const cookie = /session=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0]
  if (!cookie) throw new Error(`Login returned ${response.status}.`)
  return cookie
}
