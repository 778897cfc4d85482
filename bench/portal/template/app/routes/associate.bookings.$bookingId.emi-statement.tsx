import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { fetchRows } from '../fetch-rows'
import { getSession } from '../session'
import { Statement } from '../statement'

export const meta: MetaFunction = () => [{ title: 'EMI statement' }]

export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = (await getSession(request.headers.get('Cookie'))).get('token')
  if (!token) throw redirect('/login')
  return { rows: await fetchRows(params.bookingId ?? '', token) }
}

export default function EmiStatement() {
  const { rows } = useLoaderData<typeof loader>()
  return <Statement rows={rows} />
}
