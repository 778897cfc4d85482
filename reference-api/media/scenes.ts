import { randomFor } from '../demo-data/random'
import { landscape, type View } from './landscape'
import { passbook } from './passbook'

const VIEWS: View[] = ['arch', 'avenue', 'plots', 'park', 'tank', 'lake']
const SLIDE_VIEWS: View[] = ['arch', 'avenue', 'lake', 'plots', 'park']

/** Keyed by the part of a scene's name before the colon. */
const SCENES: Record<string, (number: number) => Promise<Buffer>> = {
  slide: (number) => jpeg(slide(number), 80),
  'slide-thumb': (number) => jpeg(slide(number), 80, 480),
  gallery: (number) => jpeg(view(`gallery:${number}`, number, { width: 480, height: 360 }), 82),
  cover: (number) => jpeg(view(`cover:${number}`, number * 7, { width: 1190, height: 760 }), 82),
  'bank-document': (number) =>
    jpeg(passbook({ width: 900, height: 640 }, randomFor('bank', String(number))), 84),
}

/** Draws a scene such as `gallery:7`; the same name gives the same image. */
export async function drawScene(scene: string): Promise<Uint8Array> {
  const [kind = '', number = ''] = scene.split(':')
  const draw = SCENES[kind]
  if (!draw) throw new Error(`Unknown scene "${scene}".`)
  return draw(Number(number))
}

function slide(number: number): string {
  const options = {
    width: 1200,
    height: 600,
    lightIndex: number - 1,
    view: SLIDE_VIEWS[(number - 1) % SLIDE_VIEWS.length]!,
  }
  return landscape(options, randomFor('slide', String(number)))
}

function view(stream: string, number: number, size: { width: number; height: number }): string {
  const options = {
    ...size,
    lightIndex: Math.floor(number / VIEWS.length),
    view: VIEWS[number % VIEWS.length]!,
  }
  return landscape(options, randomFor('view', stream))
}

async function jpeg(svg: string, quality: number, width?: number): Promise<Buffer> {
  // Loading sharp takes a quarter of the processor time that a data command needs.
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(svg))
  return (width ? picture.resize(width) : picture).jpeg({ quality, mozjpeg: false }).toBuffer()
}
