import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Services } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { CustomizationAnswer, CustomizationPicture } from '#contract/customizations/customizations.ts'
import { findCustomizationPicture } from '#db/queries/customizations/customization-pictures.ts'
import { listCustomizations } from '#db/queries/customizations/customizations.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Composition } from '#providers/pictures/picture-maker.ts'
import { originalKey } from '#providers/storage/media-storage.ts'
import { openQuestions } from '#rules/customizations/customization-answers.ts'
import { engravedLines } from '#rules/customizations/engraving.ts'
import { TYPE_BY_FORMAT } from '#rules/media/image-variant.ts'

/** What is drawn for one line of a cart or an order. */
interface CustomizedPicture {
  /** The product's own, then what choices lay on it: files by their ids. */
  media: string[]
  composition: Omit<Composition, 'width' | 'format'>
}

interface DrawnLine {
  productId: number
  answers: readonly Pick<CustomizationAnswer, 'id' | 'text' | 'select'>[]
}

/** How a product looks with these answers; null where the estate has no picture of it. */
export async function findCustomizedPicture(
  db: SiteDb,
  { productId, answers }: DrawnLine,
): Promise<CustomizedPicture | null> {
  const picture = await findCustomizationPicture(db, productId)
  if (!picture) return null
  const [steps, { look }] = await Promise.all([listCustomizations(db, { productId, locale: 'fr' }), loadLetterhead(db)])
  const answersById = new Map(answers.map((answer) => [answer.id, answer]))
  const layers = openQuestions(steps).flatMap(({ id, customizationValues }) => {
    const key = answersById.get(id)?.select?.key
    return customizationValues.find(({ selectKey }) => selectKey !== null && selectKey === key)?.layer?.id ?? []
  })
  const { image, ink } = picture
  const lines = engravedLines(engravedText(picture, answersById) ?? '', picture)
  return {
    media: [image.id, ...layers],
    composition: {
      picture: { width: image.width, height: image.height },
      engraving: { lines, family: look.titleFamily, ink },
    },
  }
}

function engravedText(
  { engraving }: CustomizationPicture,
  answersById: ReadonlyMap<number, { text?: string | undefined }>,
) {
  return engraving === null ? undefined : answersById.get(engraving)?.text
}

/** One size each: where pages show it, and in a mail, whose programs know few formats. */
const SIZES = { page: { width: 960, format: 'webp' }, mail: { width: 960, format: 'jpg' } } as const
const KEPT_BYTES = 16_000_000

const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length,
})

interface DrawOptions {
  siteId: number
  picture: CustomizedPicture
  place: keyof typeof SIZES
}

/** Draws it, or takes it as it was drawn before. */
export async function drawCustomizedPicture(
  { storage, pictures }: Pick<Services, 'storage' | 'pictures'>,
  { siteId, picture: { media, composition }, place }: DrawOptions,
) {
  const size = SIZES[place]
  const key = createHash('sha256')
    .update(JSON.stringify([siteId, media, composition, size]))
    .digest('base64url')
  const known = kept.get(key)
  const made = known ? { bytes: known } : await pictures.compose(openFiles, { ...composition, ...size })
  if ('refusal' in made) return made
  const bytes = known ?? new Uint8Array(made.bytes)
  kept.set(key, bytes)
  return { value: { filename: `image.${size.format}`, mimeType: TYPE_BY_FORMAT[size.format], bytes } }

  /** What choices lay on it may be gone; the product's own picture may not. */
  async function openFiles(): Promise<Uint8Array[] | null> {
    const files = await Promise.all(media.map((id) => storage.get(originalKey(siteId, id))))
    return files[0] ? files.filter((file) => file !== null) : null
  }
}
