import { PICTURE_QUALITY } from '#rules/media/pictures.ts'
import { letterShapes } from './letter-shapes.ts'
import type { Composition } from './picture-maker.ts'
import { STRICT, sharp } from './sharp.ts'

/** Paper of a mail, where a picture has no ground. */
const WHITE = '#ffffff'

/** A picture with words engraved on it and others of its framing on top, in the size asked for. */
export async function composePicture(
  [base, ...layers]: readonly Uint8Array[],
  { picture, engraving, width, format }: Composition,
): Promise<Buffer> {
  if (!base) throw new Error('There is no picture to draw on')
  const height = Math.max(1, Math.round((width * picture.height) / picture.width))
  const fitted = await Promise.all(
    layers.map((layer) => sharp(layer, STRICT).resize(width, height, { fit: 'fill' }).png().toBuffer()),
  )
  const drawing = Buffer.from(engravingDrawing({ picture, engraving, width, height }))
  const composed = sharp(base, STRICT)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: drawing }, ...fitted.map((input) => ({ input }))])
  if (format === 'jpg') return composed.flatten({ background: WHITE }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  return composed.webp({ quality: PICTURE_QUALITY, alphaQuality: 90 }).toBuffer()
}

interface Drawing extends Pick<Composition, 'picture' | 'engraving'> {
  width: number
  height: number
}

/** Numbers and outlines only: nothing that anybody typed is written into it. */
function engravingDrawing({ picture, engraving, width, height }: Drawing): string {
  const lines = engraving.lines.map(({ text, size, matrix }) => {
    const shape = letterShapes({ text, family: engraving.family, size })
    const lit = `<path d="${shape}" transform="translate(0 ${size * 0.03})" fill="#fff" fill-opacity=".4"/>`
    const cut = `<path d="${shape}" fill="${engraving.ink}" fill-opacity=".84" stroke="${engraving.ink}" stroke-opacity=".5" stroke-width="${size * 0.012}"/>`
    return `<g transform="matrix(${matrix.join(' ')})">${lit}${cut}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${picture.width} ${picture.height}">${lines.join('')}</svg>`
}
