export interface Instalment {
  type: string
  due_date: string
  amount_due: number
  amount_paid: number
  balance: number
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
})
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

export const cellsOf = (row: Instalment) => [
  row.type,
  day.format(new Date(row.due_date)),
  rupees.format(row.amount_due),
  rupees.format(row.amount_paid),
  rupees.format(row.balance),
]

export const HEADS = ['Type', 'Due date', 'Amount due', 'Paid', 'Balance']

/** The rows of the portal's EMI statement as a plain table. */
export function Statement({ rows }: { rows: Instalment[] }) {
  return (
    <main>
      <h1>EMI statement</h1>
      <table>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {cellsOf(row).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
