import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { commitSession, getSession } from '../session'

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const query = new URLSearchParams({
    field: String(form.get('userId')),
    password: String(form.get('password')),
    app_type: '2',
  })
  const response = await fetch(`${process.env.API_BASE_URL}/auth/login?${query}`, { method: 'POST' })
  const { token } = (await response.json()) as { token: string }
  const session = await getSession()
  session.set('token', token)
  return redirect('/', { headers: { 'Set-Cookie': await commitSession(session) } })
}
