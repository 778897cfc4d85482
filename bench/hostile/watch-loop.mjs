import process from 'node:process'

// Runs in the portal. Replies to each message with the longest time, in milliseconds, in which the event loop did not turn.
const TURN_MS = 1
let lastTurnAt = performance.now()
let worst = 0

function turn() {
  const now = performance.now()
  worst = Math.max(worst, now - lastTurnAt - TURN_MS)
  lastTurnAt = now
}

setInterval(turn, TURN_MS).unref()
process.on('message', () => {
  turn()
  process.send?.(worst)
  worst = 0
})
process.channel?.unref()
