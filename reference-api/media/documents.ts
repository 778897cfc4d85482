import type { Random } from '../demo-data/random'

const PARCELS = ['#e9f1d8', '#dcebc3', '#f6e7c6', '#f3d9b6']

/** A site plan from above: eight blocks of plots between roads, and a park with a pond. */
export function sitePlan({ width, height }: { width: number; height: number }, random: Random): string {
  const margin = 40
  const road = 26
  const blockWidth = (width - 2 * margin - road) / 2
  const parkHeight = height * 0.14
  const blockHeight = (height - 2 * margin - 4 * road - parkHeight) / 4
  const blocks = Array.from({ length: 8 }, (_, index) => {
    const x = margin + (index % 2) * (blockWidth + road)
    const y = margin + Math.floor(index / 2) * (blockHeight + road)
    return block(x, y, blockWidth, blockHeight, index % 2 === 0 ? [3, 7] : [2, 11], random)
  })
  const park = green(margin, height - margin - parkHeight, width - 2 * margin, parkHeight, random)
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fbf8ef"/><rect x="12" y="12" width="${width - 24}" height="${height - 24}" fill="#cfcfd2" stroke="#7b5b3a" stroke-width="6"/>${blocks.join('')}${park}${compass(width - 90, height - 105)}`,
  )
}

/** A folder's cover: picture above, lines of text hinted at below. */
export function cover({ width, height }: { width: number; height: number }, picture: string): string {
  const href = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`
  const lines = [0.66, 0.71, 0.76, 0.81].map((place, index) =>
    bar(width * 0.1, height * place, width * (index % 2 ? 0.62 : 0.8), 12, '#c9bda6'),
  )
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fffaf0"/><image href="${href}" width="${width}" height="${height * 0.55}" preserveAspectRatio="xMidYMid slice"/>${bar(width * 0.1, height * 0.595, width * 0.5, 26, '#9a4f2b')}${lines.join('')}${bar(0, height * 0.93, width, height * 0.07, '#2f5d50')}`,
  )
}

/** The first page of a passbook, with lines in place of words: nothing on it can be read, so nothing is given away. */
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

function block(
  x: number,
  y: number,
  width: number,
  height: number,
  [rows, columns]: [number, number],
  random: Random,
) {
  return Array.from({ length: rows * columns }, (_, index) => {
    const cellWidth = width / columns
    const cellHeight = height / rows
    const left = x + (index % columns) * cellWidth
    const top = y + Math.floor(index / columns) * cellHeight
    return `<rect x="${left}" y="${top}" width="${cellWidth}" height="${cellHeight}" fill="${random.pick(PARCELS)}" stroke="#8c7b57" stroke-width="1.5"/>`
  }).join('')
}

function green(x: number, y: number, width: number, height: number, random: Random) {
  const trees = Array.from({ length: 26 }, () => {
    const left = x + random.between(14, width - 14)
    const top = y + random.between(14, height - 14)
    return `<circle cx="${left}" cy="${top}" r="${random.between(7, 13)}" fill="#4f8a48" fill-opacity=".85"/>`
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="#b5d59a"/><ellipse cx="${x + width * 0.3}" cy="${y + height * 0.5}" rx="${width * 0.16}" ry="${height * 0.28}" fill="#8cc3de"/>${trees.join('')}`
}

function compass(x: number, y: number) {
  return `<circle cx="${x}" cy="${y}" r="24" fill="#fffaf0" stroke="#7b5b3a" stroke-width="2"/><path d="M${x},${y - 20} l8,20 h-16 Z" fill="#b5613c"/><path d="M${x},${y + 20} l8,-20 h-16 Z" fill="#cfc6b3"/>`
}

function bar(x: number, y: number, width: number, height: number, fill: string) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(6, height / 2)}" fill="${fill}"/>`
}

function svg(width: number, height: number, content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
