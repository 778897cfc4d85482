import type { Instalment } from './statement'

interface Reply {
  emi_statement: { customer_emi_items: Instalment[] }[]
}

export async function fetchRows(bookingId: string, token: string): Promise<Instalment[]> {
  const response = await fetch(`${process.env.API_BASE_URL}/associate/get-emi-details/${bookingId}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  const { emi_statement } = (await response.json()) as Reply
  return emi_statement.flatMap(({ customer_emi_items }) => customer_emi_items)
}
