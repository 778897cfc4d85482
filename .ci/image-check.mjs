import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

// `npm run image:check` builds the image from the Dockerfile, runs it read-only with demo data, logs in and stops it. NODE_IMAGE names
// another base image. If buildah or podman is missing, or the base image cannot be pulled, the script prints one line and skips the check.

const base = process.env.NODE_IMAGE ?? 'node:24-slim'
const NAME = 'plot-partner-check'
const IMAGE = `localhost/${NAME}`
const MAX_MB = 80
const HARDENED =
  '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory 1g --pids-limit 200 --stop-timeout 30'

const missing = ['buildah', 'podman'].find((program) => attempt(program, '--version').status !== 0)
if (missing) console.log(`${missing} is not installed: the image is not checked.`)
else if (!hasBase()) console.log(`${base} cannot be pulled: the image is not checked.`)
else await check()

function hasBase() {
  return (
    attempt('podman', 'image', 'exists', base).status === 0 || attempt('podman', 'pull', base).status === 0
  )
}

async function check() {
  // The OCI format has no HEALTHCHECK.
  run('buildah', 'build', '--format', 'docker', '--build-arg', `NODE_IMAGE=${base}`, '--tag', IMAGE, '.')
  const megabytes = Math.round((sizeOf(IMAGE) - sizeOf(base)) / 1e6)
  console.log(`The image adds ${megabytes} MB to its base.`)
  assert.ok(megabytes <= MAX_MB)
  try {
    const options = ['--publish', '127.0.0.1::3000', '--env', 'DEMO_DATA=true', ...HARDENED.split(' ')]
    const withoutDemoData = attempt('podman', 'run', '--rm', ...HARDENED.split(' '), IMAGE)
    assert.equal(withoutDemoData.status, 1)
    assert.match(withoutDemoData.stdout, /DEMO_DATA=true/)
    run('podman', 'run', '--detach', '--replace', '--name', NAME, ...options, IMAGE)
    await tryOut(`http://${run('podman', 'port', NAME, '3000')}`)
    run('podman', 'stop', NAME)
    assert.equal(run('podman', 'inspect', '--format', '{{.State.ExitCode}}', NAME), '0')
  } finally {
    attempt('podman', 'rm', '--force', '--volumes', NAME)
  }
  console.log('The image runs read-only and without capabilities, and exits when stopped.')
}

async function tryOut(url) {
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isUp()); tries++) {
    assert.ok(tries < 120, run('podman', 'logs', NAME))
    await sleep(1000)
  }
  run('podman', 'healthcheck', 'run', NAME)
  const signIn = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { Origin: 'http://localhost:3000', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'userId=9000000001&password=Plots%402026',
    redirect: 'manual',
  })
  assert.equal(signIn.headers.get('location'), '/associate/bookings-by-date')
  const headers = { Cookie: signIn.headers.get('set-cookie').split(';')[0] }
  const page = await fetch(`${url}/associate/bookings-by-date`, { headers })
  assert.match(await page.text(), /Welcome, /)
}

function sizeOf(image) {
  return Number(run('podman', 'image', 'inspect', '--format', '{{.Size}}', image))
}

function run(program, ...args) {
  const { status, stdout, stderr } = attempt(program, ...args)
  assert.equal(status, 0, `${program} ${args[0]}: ${stdout.slice(-2000)}${stderr.slice(-2000)}`)
  return stdout.trim()
}

function attempt(program, ...args) {
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}
