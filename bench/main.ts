/** `npm run bench -- NAME`: each measurement is a folder. */
const [measurement, ...args] = process.argv.slice(2)
process.argv.splice(2, 1)
if (measurement === 'api') await import('./api/main')
else if (measurement === 'faults') await import('./faults/main')
else {
  console.error(
    `npm run bench -- api [--rounds N] | faults [--only KIND]${args.length > 0 ? `; there is no ${measurement}` : ''}`,
  )
  process.exitCode = 1
}

export {}
