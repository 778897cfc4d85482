import type { Page } from '@playwright/test'
import { aJpeg } from '../factories/images'
import { todayInIndia } from '../../app/domain/dates'
import { readRow } from './database'
import { expect, PASSWORD, perMode, test } from './fixtures'
import { LoginPage } from '../pages/login-page'
import { OfficeDesk } from '../pages/office-desk'

const rowsOf = (receipt: string) =>
  readRow<{ rows: number }>('select count(*) as rows from receipts where number = ?', receipt).rows

/** A booking of an associate that no other journey needs, one for each mode and for each of these journeys, which run at the same time. */
const booking = (journey: 0 | 1 | 2 = 0) =>
  readRow<{ code: string; due: number }>(
    `select bookings.code, sum(amount_rupees - paid_rupees) as due from bookings
     join instalments on instalments.booking_id = bookings.id
     where status_id = (select status_id from bookings where code = 'BK-430') and seller_id not in ('HG1001', 'HG1002', 'HG1024')
     group by bookings.id having due > 300000 order by bookings.id limit 1 offset ${2 * journey + perMode(0, 1)}`,
  )

test.describe('office desk', { tag: '@gate' }, () => {
  test('X110 X113 three receipts of a day, each with under ten taps from the overview', async ({
    page,
    checkPage,
  }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    await expect(page).toHaveURL('/office')
    await expect(desk.main.getByRole('link', { name: /Cash bills not confirmed/ })).toBeVisible()
    await checkPage()
    const { code, due } = booking()
    for (const number of [1, 2, 3]) {
      // The last one gets the next number.
      const receipt = number === 3 ? '' : perMode(`OFF-JS-${number}`, `OFF-NJ-${number}`)
      await page.goto('/office')
      await desk.fill({ Number: receipt, Booking: code, Amount: `${number * 1000}` })
      await expect(page.getByLabel('Received on')).toHaveValue(todayInIndia())
      await desk.continue()
      await expect(desk.line('Received')).toContainText('→')
      if (number === 1) await checkPage()
      await desk.confirm()
      await expect(page).toHaveURL('/office/records/receipts')
      await expect(desk.row(new RegExp(receipt || `${code}.*₹3,000`)).first()).toContainText(`₹${number},000`)
    }
    const { left } = readRow<{ left: number }>(
      'select sum(amount_rupees - paid_rupees) as left from instalments join bookings on bookings.id = booking_id where code = ?',
      code,
    )
    expect(left).toBe(due - 6000)
  })

  test('X114 a bounced cheque is made void: struck in the lists, counted nowhere, its commission recovered', async ({
    page,
    signIn,
    checkPage,
  }) => {
    const { receipt, bookingId, mobile, bill } = readRow<{
      receipt: string
      bookingId: number
      mobile: `9${string}`
      bill: string
    }>(
      `select receipts.number as receipt, bookings.id as bookingId, mobile, commission_bills.code as bill
       from payments join receipts on receipts.id = receipt_id join bookings on bookings.id = receipts.booking_id
         join commission_bills on commission_bills.id = bill_id join associates on associates.id = seller_id
       where bookings.status_id = 2 and mobile like '9%' and seller_id not in ('HG1001', 'HG1002', 'HG1024')
       order by payments.id desc limit 1 offset ${perMode(30, 60)}`,
    )
    const received = () =>
      readRow<{ rupees: number }>(
        'select coalesce(sum(paid_rupees), 0) as rupees from instalments where booking_id = ?',
        bookingId,
      ).rupees
    const before = received()
    const desk = new OfficeDesk(page)
    await desk.logIn()
    await page.goto(`/office/records/receipts/${receipt}`)
    await desk.main.getByRole('link', { name: 'Make void' }).click()
    await expect(page.getByLabel('Voided on')).toHaveValue(todayInIndia())
    await checkPage()
    await desk.continue()
    await expect(page.getByLabel(/^Void reason/)).toHaveAccessibleDescription(/Void reason/)
    await desk.fill({ 'Void reason': 'Cheque bounced' })
    await desk.continue()
    await expect(desk.main).toContainText(`of bill ${bill}`)
    await expect(desk.line('Received')).toContainText('→')
    expect(received()).toBe(before)
    await checkPage()
    await desk.confirm()
    await expect(page.getByLabel(/^Void reason/)).toHaveValue('Cheque bounced')
    expect(received()).toBeLessThan(before)
    await page.goto(`/office/records/receipts?q=${receipt}`)
    await expect(desk.row(new RegExp(receipt)).locator('s').first()).toHaveText(receipt)

    await page.context().clearCookies()
    await signIn(mobile, `/associate/bookings/${bookingId}/receipts`)
    const voided = page.getByRole('table', { name: 'Void receipts' })
    await expect(voided).toContainText('Cheque bounced')
    await expect(voided.locator('s').first()).toContainText(receipt)
    await checkPage()
    await page.goto('/notifications')
    await expect(page.getByRole('main')).toContainText(`Receipt ${receipt} is void`)
  })

  test('X113 errors stand at their fields and keep what was typed; a record that another clerk changed is not overwritten', async ({
    page,
    context,
    checkPage,
  }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    await desk.checkNew('receipts', { Number: 'OFF-X', Booking: 'BK-unknown', Amount: '12x' })
    await expect(page.getByLabel(/^Amount/)).toHaveAccessibleDescription(/"12x" is not an amount/)
    await expect(page.getByLabel(/^Amount/)).toHaveValue('12x')
    await expect(page.getByLabel('Number')).toHaveValue('OFF-X')
    await checkPage()
    await desk.fill({ Amount: '1200' })
    await desk.continue()
    await expect(page.getByLabel(/^Booking/)).toHaveAccessibleDescription(/BK-unknown/)
    expect(rowsOf('OFF-X')).toBe(0)

    const id = perMode('HG1091', 'HG1092')
    const address = `/office/records/associates/${id}`
    await page.goto(address)
    const other = await context.newPage()
    await other.goto(address)
    await new OfficeDesk(other).fill({ Address: 'Somebody was faster' })
    await new OfficeDesk(other).continue()
    await new OfficeDesk(other).confirm()
    await expect(other.getByLabel(/^Address/)).toHaveValue('Somebody was faster')
    await other.close()
    await desk.fill({ Address: 'Mine' })
    await desk.continue()
    await expect(desk.main).toContainText(/changed this on .* Nothing was saved/)
    await expect(desk.main).toContainText('Somebody was faster')
    await expect(page.getByLabel(/^Address/)).toHaveValue('Mine')
    await desk.continue()
    await expect(desk.line('Address')).toContainText('Somebody was faster → Mine')
    await page.getByRole('button', { name: 'Back to the form' }).click()
    await expect(page.getByLabel(/^Address/)).toHaveValue('Mine')
    await desk.continue()
    await desk.confirm()
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel(/^Address/)).toHaveValue('Mine')
  })

  test('M016 X113 what was typed survives the end of the session, and is checked before it is saved', async ({
    page,
    context,
    checkPage,
  }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    const number = perMode('OFF-END-JS', 'OFF-END-NJ')
    await page.goto('/office/records/receipts/new')
    await desk.fill({ Number: number, Booking: booking(1).code, Amount: '1200' })
    await context.clearCookies({ name: 'office' })
    await desk.continue()
    await expect(page.getByText('Log in to send what you typed.')).toBeVisible()
    await page.getByLabel('Mobile').fill('9000000004')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish what you started')
    await expect(desk.line('Amount')).toContainText('1200')
    await checkPage()
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(desk.line('Received')).toContainText('→')
    expect(rowsOf(number)).toBe(0)
    await desk.confirm()
    await expect(desk.row(new RegExp(number))).toContainText('₹1,200')
  })

  test('X113 a plot is booked with a plan after its price was shown, then cancelled and refunded', async ({
    page,
    checkPage,
  }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    const { project, plot } = readRow<{ project: string; plot: string }>(
      `select projects.code as project, number as plot from plots join projects on projects.id = project_id
       where status_id = 1 and merged_into_id is null and projects.code = 'LLV' order by plots.id limit 1 offset ${perMode(0, 1)}`,
    )
    const number = perMode('OFF-BK-JS', 'OFF-BK-NJ')
    await desk.checkNew('bookings', {
      Number: number,
      Project: project,
      Plot: plot,
      Associate: 'HG1059',
      Customer: 'Test Customer',
      'Booked on': todayInIndia(),
      Rate: '12500',
      Plan: 'EMI-36',
    })
    await expect(desk.line('Price')).toContainText('₹')
    await checkPage()
    await desk.confirm()
    await expect(desk.row(new RegExp(number))).toContainText('booked')

    await page.goto(`/office/records/bookings/${number}`)
    await desk.fill({
      Status: 'cancelled',
      'Cancelled on': todayInIndia(),
      Refunded: '0',
      'Refunded on': todayInIndia(),
    })
    await desk.continue()
    await expect(desk.line('Status')).toContainText('booked → cancelled')
    await desk.confirm()
    await expect(page.getByLabel(/^Status/)).toHaveValue('cancelled')
    const { refunded } = readRow<{ refunded: number }>(
      'select refunded_rupees as refunded from bookings where code = ?',
      number,
    )
    expect(refunded).toBe(0)
  })

  test('X111 a bank request is decided with the passbook beside it, and only once', async ({
    page,
    signIn,
    checkPage,
  }) => {
    const mobile = perMode('9000000071', '9000000072')
    await signIn(mobile as '9000000071', '/bank-details')
    await requestAccount(page)
    const desk = new OfficeDesk(page)
    await desk.logIn()
    await desk.main.getByRole('link', { name: /Bank requests/ }).click()
    await desk
      .row(/Bank of Tests/)
      .filter({ hasText: perMode('5566001', '5566002') })
      .getByRole('link')
      .click()
    await expect(desk.main).toContainText(/Now.*Requested on/s)
    await expect(desk.main.getByRole('img', { name: 'Passbook' })).toBeVisible()
    const picture = await page.request.get(`${page.url()}/passbook`)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
    await checkPage()
    await page.getByRole('button', { name: 'Reject' }).press('Enter')
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/reason/i)
    const address = page.url()
    const late = await page.context().newPage()
    await late.goto(address)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL('/office/requests')
    await late.getByRole('button', { name: 'Approve' }).click()
    await expect(late.getByText(/changed this on/).first()).toBeVisible()
    await expect(late.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await late.close()
    await signIn(mobile as '9000000071', '/bank-details')
    await expect(page.getByRole('main')).toContainText(perMode('5566001', '5566002'))
  })

  test('X112 a query is answered and closed beside its figures', async ({ page, signIn, checkPage }) => {
    const mobile = perMode('9000000041', '9000000012')
    await signIn(mobile as '9000000041')
    const { booking, associate } = readRow<{ booking: number; associate: string }>(
      'select booking_id as booking, associate_id as associate from commission_lines join associates on associates.id = associate_id where mobile = ? limit 1',
      mobile,
    )
    await page.goto(`/queries/new?b=${booking}&a=${associate}`)
    await page.getByRole('radio', { name: 'The rate is wrong' }).check()
    await page.getByLabel('Message').fill('My rate was nine per cent.')
    await page.getByRole('button', { name: 'Send query' }).click()
    await expect(page).toHaveURL(/\/queries\/Q/)
    const id = new URL(page.url()).pathname.split('/').at(-1)!

    const desk = new OfficeDesk(page)
    await desk.logIn()
    await desk.main.getByRole('link', { name: /Open queries/ }).click()
    await expect(desk.row(new RegExp(id))).toContainText('0 days')
    await desk.row(new RegExp(id)).getByRole('link').click()
    await expect(desk.main).toContainText('My rate was nine per cent.')
    await checkPage()
    await page.getByRole('button', { name: 'Send answer' }).press('Enter')
    await expect(page.getByLabel('Answer')).toHaveAccessibleDescription(/message|answer/i)
    await page.getByLabel('Answer').fill('It is eight per cent since May.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(desk.main).toContainText('Answered')
    await page.getByRole('button', { name: 'Close query' }).click()
    await expect(desk.main).toContainText('Closed')
    await page.goto(`/queries/${id}`)
    await expect(page.getByRole('main')).toContainText('It is eight per cent since May.')
  })

  test('X116 commission of three associates is paid by bank, and of one by a cash bill that the associate accepts', async ({
    page,
    checkPage,
  }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    // Odd ids in one mode, even ids in the other. Other journeys have the people with the first mobiles.
    const associates = Array.from({ length: 4 }, (_, index) =>
      readRow<{ id: string; name: string }>(
        `select associates.id, name from commission_lines as lines join associates on associates.id = associate_id
         where payable_rupees > 0 and mobile > '9000000020' and cast(substr(associates.id, 3) as integer) % 2 = ?
           and exists (select 1 from receipts where booking_id = lines.booking_id and sale_part_rupees > 0
             and id not in (select receipt_id from payments where line_id = lines.id))
         group by associates.id order by count(*) desc, associates.id limit 1 offset ?`,
        perMode(1, 0),
        index,
      ),
    )
    for (const [index, { id, name }] of associates.entries()) {
      const isCash = index === associates.length - 1
      if (index === 0) {
        await page.goto('/office/payables')
        await page.getByRole('searchbox').fill(id)
        await page.getByRole('button', { name: 'Search' }).click()
        await expect(desk.row(name)).toBeVisible()
        await expect(desk.main.getByRole('rowheader')).toHaveCount(1)
        await checkPage()
      }
      await page.goto(`/office/payables/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await desk.fill({
        'Payment type': isCash ? 'Cash' : 'Bank',
        ...(isCash ? {} : { TDS: '100', Reference: `N-${id}` }),
      })
      const boxes = page.getByRole('checkbox', { checked: true })
      for (const box of (await boxes.all()).slice(1).reverse()) await box.uncheck()
      await expect(page.getByRole('status').filter({ hasText: 'One line, ₹' })).toHaveCount(perMode(1, 0))
      await desk.continue()
      await expect(desk.line('Commission')).toContainText('₹')
      if (index === 0) await checkPage()
      await page.getByRole('button', { name: 'Record payment' }).click()
      await expect(page).toHaveURL('/office/payables')
      const bill = readRow<{ type: string }>(
        'select payment_type as type from commission_bills where associate_id = ? order by id desc limit 1',
        id,
      )
      expect(bill.type).toBe(isCash ? 'Other' : 'Bank')
    }
    await page.goto('/office/records/commission-bills?waiting=1')
    await expect(desk.row(new RegExp(associates.at(-1)!.id)).first()).toContainText('Cash')
    const csv = await page.request.get('/office/payables.csv')
    expect(await csv.text()).toContain('HG1001,')
  })

  test('X117 an associate is added under another, moved, given a password, deactivated and activated', async ({
    page,
    checkPage,
  }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    const id = perMode('HG9101', 'HG9102')
    const mobile = perMode('9811000001', '9811000002')
    await desk.checkNew('associates', {
      Id: id,
      Name: 'Newly Added',
      Mobile: mobile,
      Sponsor: 'HG1059',
      Level: '1',
      'Joined on': todayInIndia(),
    })
    await desk.confirm()
    await expect(page).toHaveURL('/office/records/associates')
    await page.goto(`/office/people/${id}`)
    await checkPage()
    await page.getByRole('link', { name: 'Move in the team' }).click()
    await page.getByLabel('New sponsor').fill('HG1001')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(desk.main).toContainText(/Newly Added moves below .* Nobody moves along/)
    await checkPage()
    await desk.confirm()
    await expect(page).toHaveURL(`/office/people/${id}`)

    await page.getByRole('link', { name: 'Give a password' }).click()
    const password = 'forgotten2026'
    await page.getByLabel('New Password').fill(password)
    await desk.confirm()
    await expect(page).toHaveURL(`/office/people/${id}`)
    await expect(desk.line('Password')).toContainText('Must be changed at the next login')
    await logInAtPortal(page, mobile, password)
    await expect(page).toHaveURL('/change-password-flag')

    await page.goto(`/office/people/${id}`)
    await page.getByRole('link', { name: 'Deactivate' }).click()
    await desk.confirm()
    await expect(desk.line('Deactivated')).toBeVisible()
    await page.context().clearCookies({ name: 'session' })
    await logInAtPortal(page, mobile, password)
    await expect(page.getByText('Invalid user id or password.')).toBeVisible()
    await page.goto(`/office/people/${id}`)
    await page.getByRole('link', { name: 'Activate' }).click()
    await desk.confirm()
    await expect(page.getByRole('link', { name: 'Deactivate' })).toBeVisible()

    await page.goto('/office/log')
    await expect(desk.row(new RegExp(id)).first()).toBeVisible()
    await checkPage()
    const csv = await page.request.get('/office/log.csv')
    expect(await csv.text()).toContain(id)
  })

  test('X115 X118 receipts of a CSV file are imported after two mistakes are mended', async ({
    page,
    checkPage,
  }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    const { code } = booking(2)
    const number = (of: number) => perMode(`OFF-CSV-JS-${of}`, `OFF-CSV-NJ-${of}`)
    const upload = async (rows: string[]) => {
      await page.goto('/office/import')
      await page.getByLabel('CSV files').setInputFiles({
        name: 'receipts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['number,booking,received_on,amount', ...rows].join('\n')),
      })
      await page.getByRole('button', { name: 'Check files' }).click()
      await expect(page).toHaveURL(/\/office\/import\/.+/)
    }
    await upload([
      `${number(1)},${code},${todayInIndia()},ten`,
      `${number(2)},NO-SUCH-BOOKING,${todayInIndia()},2000`,
    ])
    await expect(desk.main).toContainText('2 problems')
    await expect(desk.main).toContainText(/amount/)
    await expect(page.getByRole('button', { name: 'Import now' })).toHaveCount(0)
    await checkPage()
    await upload([
      `${number(1)},${code},${todayInIndia()},1000`,
      `${number(2)},${code},${todayInIndia()},2000`,
    ])
    await checkPage()
    await page.getByRole('button', { name: 'Import now' }).click()
    await expect(desk.main).toContainText('Imported')
    await expect(page.getByRole('button', { name: 'Import now' })).toHaveCount(0)
    await page.goto('/office/import')
    await expect(desk.row(/Imported/).first()).toContainText('receipts')
    await checkPage()
    await page.goto(`/office/records/receipts?q=${number(2)}`)
    await expect(desk.row(new RegExp(number(2)))).toContainText('₹2,000')
  })

  test('X113 a rate and a rule that apply from next month are new records', async ({ page }) => {
    const desk = new OfficeDesk(page)
    await desk.logIn()
    const [year, month] = todayInIndia().split('-').map(Number) as [number, number]
    const nextMonth = new Date(Date.UTC(year, month + perMode(0, 1))).toISOString().slice(0, 10)
    await desk.checkNew('commission-rates', { From: nextMonth, Level: '3', Type: '%', Rate: '8.25' })
    await expect(desk.main).toContainText('The other levels keep their rates from this day.')
    await expect(desk.line('Rate')).toContainText('8.25')
    await desk.confirm()
    await expect(page).toHaveURL('/office/records/commission-rates')
    const { levels } = readRow<{ levels: number }>(
      'select count(*) as levels from commission_rates where project_id is null and from_on = ?',
      nextMonth,
    )
    expect(levels).toBe(9)

    const from = perMode('2031-04-01', '2031-05-01')
    await desk.checkNew('firm-rules', { From: from, 'Late percent': '11', 'Min rate percent': '90' })
    await expect(desk.line('Late percent')).toContainText('11')
    await desk.confirm()
    await expect(desk.main).toContainText(perMode('1-Apr-31', '1-May-31'))
  })

  test('X119 the office has its own session: neither cookie opens the other area, and P4 stays refused at login', async ({
    page,
    signIn,
    context,
  }) => {
    await page.goto('/office/records')
    await expect(page).toHaveURL(/\/office\/login\?returnTo=/)
    await logInAtPortal(page, '9000000004', PASSWORD)
    await expect(page).toHaveURL(/\/login/)
    await signIn('P1', '/office')
    await expect(page).toHaveURL(/\/office\/login/)
    const desk = new OfficeDesk(page)
    await desk.logIn()
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /)
    const office = (await context.cookies()).find(({ name }) => name === 'office')!
    await context.addCookies([{ ...office, name: 'session' }])
    await page.goto('/home')
    await expect(page).toHaveURL('/login')
    await page.goto('/office')
    await page.locator('summary', { hasText: 'User menu' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/office/login')
    await context.addCookies([office])
    await page.goto('/office')
    await expect(page).toHaveURL(/\/office\/login/)
  })
})

async function requestAccount(page: Page) {
  const number = perMode('9900115566001', '9900115566002')
  for (const [label, value] of Object.entries({
    'Bank Name': 'Bank of Tests',
    'Account Number': number,
    'Confirm Account Number': number,
    'IFSC Code': 'SBIN0000300',
  }))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page
    .getByLabel('Passbook or cheque image')
    .setInputFiles({ name: 'passbook.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() })
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByRole('main')).toContainText('sent for verification')
}

async function logInAtPortal(page: Page, mobile: string, password: string) {
  await page.goto('/login')
  await new LoginPage(page).logIn(mobile, password)
}
