let printed: unknown[][] = []

// Spies are too slow: after each test Vitest restores the spies of all earlier tests, which took 17 s per run.
for (const level of ['error', 'warn'] as const) {
  const print = console[level]
  console[level] = (...words: unknown[]) => {
    printed.push(words)
    print(...words)
  }
}

/** Errors and warnings on the console since the last call. */
export function takePrinted(): unknown[][] {
  const taken = printed
  printed = []
  return taken
}
