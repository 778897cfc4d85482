import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawScene } from './scenes'

it.each([
  ['gallery:1', 'jpeg', 480, 360],
  ['gallery:24', 'jpeg', 480, 360],
  ['slide:1', 'jpeg', 1200, 600],
  ['slide-thumb:1', 'jpeg', 480, 240],
  ['cover:4', 'jpeg', 1190, 760],
  ['bank-document:1', 'jpeg', 900, 640],
])('draws %s as a %s of %d × %d', async (scene, format, width, height) => {
  const picture = await sharp(await drawScene(scene)).metadata()
  expect(picture).toMatchObject({ format, width, height })
})

it('keeps gallery thumbnails between 15 and 40 KB', async () => {
  for (let number = 1; number <= 24; number += 5) {
    const { length } = await drawScene(`gallery:${number}`)
    expect(length).toBeGreaterThan(15_000)
    expect(length).toBeLessThan(40_000)
  }
})

it('draws the same image for the same name, and another image for another name', async () => {
  expect(await drawScene('gallery:3')).toEqual(await drawScene('gallery:3'))
  expect(await drawScene('gallery:3')).not.toEqual(await drawScene('gallery:4'))
})

it('rejects unknown scenes', async () => {
  await expect(drawScene('moon:1')).rejects.toThrow('Unknown scene "moon:1".')
})
