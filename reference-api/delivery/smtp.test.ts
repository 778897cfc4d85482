import { type AddressInfo, createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it, vi } from 'vitest'
import { SmtpError, sendMail } from './smtp'
import { otpMail } from './otp-mail'

const OTP = { purpose: 'confirm-email', to: 'ravi@firm.example', code: '041722', language: 'en' } as const
const FROM = 'Aakriti Plots <office@firm.example>'

let servers: (SMTPServer | Server)[] = []
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))))
  servers = []
})

async function startMailServer(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  const mails: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text })
        done()
      })
    },
    ...options,
  })
  servers.push(server)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, host, () => resolve((listening.address() as AddressInfo).port))
  })
  return { mails, port, url: `smtp://${host}:${port}` }
}

const send = (url: string, firmName: string | null = null) =>
  sendMail({ url, from: FROM }, { to: OTP.to, ...otpMail({ ...OTP, firmName }) })

/** Undoes quoted-printable and line folding. */
const plain = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

it('X064 the mail has code, firm, purpose, lifetime and a warning, and the subject omits the code', async () => {
  const { mails, url } = await startMailServer()
  await send(url, 'Aakriti Plots')
  expect(mails).toMatchObject([{ from: 'office@firm.example', to: ['ravi@firm.example'] }])
  const [head = '', body = ''] = plain(mails[0]!.text).split('\r\n\r\nYour')
  expect(head).toContain('From: Aakriti Plots <office@firm.example>')
  expect(head).toContain('Subject: Your one-time password for Aakriti Plots')
  expect(head).not.toContain(OTP.code)
  for (const words of [
    'one-time password for Aakriti Plots is 041722.',
    'Use it to confirm your email address. It works once, for ten minutes.',
    'Nobody from the office asks for it.',
  ])
    expect(body).toContain(words)
})

it('X064 logs in to the mail server with the user and password of the URL', async () => {
  const { mails, port } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'office' && password === 'p@ss'
        ? done(null, { user: 'office' })
        : done(new Error('Wrong password p@ss')),
  })
  await send(`smtp://office:p%40ss@127.0.0.1:${port}`)
  expect(mails).toHaveLength(1)
  await expect(send(`smtp://office:wrong@127.0.0.1:${port}`)).rejects.toThrow(
    /^the server rejected the user or the password \(EAUTH 535\)$/,
  )
})

it('X064 the reason for a rejected recipient omits the address', async () => {
  const { url } = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`No mailbox ${address}`), { responseCode: 550 })),
  })
  const failure = await send(url).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SmtpError)
  expect(String(failure)).toBe('Error: the server rejected the sender or the recipient (EENVELOPE 550)')
})

it('X064 an address with a comma adds no second recipient', async () => {
  const { mails, url } = await startMailServer()
  const to = 'a@firm.example, b@firm.example'
  const sending = sendMail({ url, from: FROM }, { to, subject: 'One', text: 'Two' })
  await expect(sending).rejects.toThrow('the server rejected the sender or the recipient')
  expect(mails).toEqual([])
})

it('X064 the reason of a failure omits the address of the unreachable server', async () => {
  const { port } = await startMailServer()
  await new Promise<void>((resolve) => servers.pop()!.close(() => resolve()))
  await expect(send(`smtp://user:secret@127.0.0.1:${port}`)).rejects.toThrow(
    /^the server could not be reached \(ESOCKET\)$/,
  )
})

it('X064 stops waiting for a stalled server after ten seconds', async () => {
  const timeouts: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 50)
    return controller.signal
  })
  const stalled = createServer((socket) => socket.on('error', () => undefined))
  servers.push(stalled)
  await new Promise<void>((resolve) => stalled.listen(0, '127.0.0.1', resolve))
  await expect(send(`smtp://127.0.0.1:${(stalled.address() as AddressInfo).port}`)).rejects.toThrow(
    /^TimeoutError$/,
  )
  expect(timeouts).toEqual([10_000])
})

it('X064 sends a password to another machine over TLS only', async () => {
  const passwords: unknown[] = []
  const { mails, port } = await startMailServer(
    {
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        passwords.push(password)
        done(null, { user: 'user' })
      },
    },
    '127.0.0.2',
  )
  const sending = send(`smtp://user:secret@127.0.0.2:${port}`)
  await expect(sending).rejects.toThrow(/^the connection could not be encrypted \(ETLS/)
  expect([passwords, mails]).toEqual([[], []])
})
