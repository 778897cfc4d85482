const segmenter = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** In UTF-16 units; longer than any grapheme in use. */
const PIECE_LENGTH = 256

/** Segments piece by piece, because V8 copies the whole text for each segment. */
export function* graphemesOf(text: string): Generator<string> {
  let start = 0
  while (start < text.length) {
    const piece = text.slice(start, start + PIECE_LENGTH)
    const isLastPiece = start + piece.length === text.length
    const segments = [...segmenter.segment(piece)]
    // The last grapheme of a piece may continue in the next piece.
    const whole = isLastPiece || segments.length === 1 ? segments : segments.slice(0, -1)
    for (const { segment } of whole) {
      yield segment
      start += segment.length
    }
  }
}
