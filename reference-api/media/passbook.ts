import type { Random } from '../demo-data/random'

/** Draws the first page of a passbook, with bars instead of text. */
export function passbook({ width, height }: { width: number; height: number }, random: Random): string {
  const lines = Array.from({ length: 7 }, (_, index) => {
    const y = height * 0.34 + index * height * 0.07
    return (
      bar(width * 0.08, y, width * 0.2, 12, '#8a93a6') +
      bar(width * 0.34, y, (width * random.between(20, 50)) / 100, 12, '#3d4a66')
    )
  })
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#d9d2c3"/><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="14" fill="#fdfcf7"/><rect x="24" y="24" width="${width - 48}" height="${height * 0.2}" rx="14" fill="#24508f"/>${bar(width * 0.08, height * 0.11, width * 0.4, 22, '#ffffff')}${lines.join('')}<rect x="${width * 0.74}" y="${height * 0.66}" width="${width * 0.17}" height="${height * 0.22}" fill="none" stroke="#b5613c" stroke-width="5"/><circle cx="${width * 0.825}" cy="${height * 0.77}" r="${height * 0.07}" fill="none" stroke="#b5613c" stroke-width="4"/>`,
  )
}

function bar(x: number, y: number, width: number, height: number, fill: string) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(6, height / 2)}" fill="${fill}"/>`
}

function svg(width: number, height: number, content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
