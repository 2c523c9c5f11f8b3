import sharp from 'sharp'
import { memoryStorage } from './memory-storage.ts'
import { createTestApp } from './test-app.ts'
import { addCustomizedProduct } from './test-customizations.ts'
import { addTestMedia } from './test-media.ts'

const FRAMING = { mimeType: 'image/png', width: 100, height: 60 }

/** An estate that sells a box with a picture of its own: a white lid, engraved in black, and a red ribbon. */
export async function openEngravedShop(siteId = 1) {
  const { storage } = memoryStorage()
  const shop = await createTestApp({ services: { storage } })
  const product = await addCustomizedProduct(shop.admin, {
    siteId,
    priceCents: 3_900,
    steps: [
      {
        input: 'SELECT',
        label: { fr: 'Le ruban', en: 'The ribbon' },
        values: [{ key: 'rouge', label: { fr: 'Rouge', en: 'Red' } }, { key: 'aucun' }],
      },
      { input: 'TEXT', label: { fr: 'La gravure', en: 'The engraving' }, maxLength: 300 },
    ],
  })
  const [ribbon = 0, engraving = 0] = product.questionIds
  const addPicture = (filename: string, bytes: Buffer) =>
    addTestMedia({ admin: shop.admin, storage }, { siteId, given: { filename, bytes, ...FRAMING } })
  const box = await addPicture('box.png', await block('#ffffff', FRAMING.width))
  const ribbonLayer = await addPicture('ribbon.png', await redEdge())
  await shop.admin.query(
    `insert into estate.customization_pictures
       (site_id, product_id, media_id, corners, surface_width, surface_height, room, ink, engraving_id)
     values ($1, $2, $3, '{10,5,70,5,70,55,10,55}', 120, 100, '{5,5,95,95}', '#000000', $4)`,
    [siteId, product.productId, box, engraving],
  )
  await shop.admin.query(
    `update estate.customization_values set media_id = $2, swatch = '#ff0000' where site_id = $1 and select_key = 'rouge'`,
    [siteId, ribbonLayer],
  )
  return { ...shop, product, ribbon, engraving }
}

function block(background: string, width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 60, channels: 4, background } })
    .png()
    .toBuffer()
}

/** A ribbon along the right edge, nothing elsewhere. */
async function redEdge(): Promise<Buffer> {
  const stripe = await block('#ff0000', 20)
  const empty = { width: 100, height: 60, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  return sharp({ create: empty })
    .composite([{ input: stripe, left: 80, top: 0 }])
    .png()
    .toBuffer()
}

/** How much of the lid is dark, and whether the ribbon's edge is red. */
export async function lookAt(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDark = (at: number) => (data[at] ?? 255) < 120 && (data[at + 1] ?? 255) < 120
  let dark = 0
  let strayed = 0
  for (let at = 0; at < data.length; at += 3) {
    if (!isDark(at)) continue
    const x = ((at / 3) % info.width) / info.width
    if (x >= 0.1 && x <= 0.7) dark++
    else strayed++
  }
  const edge = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * 0.95)) * 3
  return { width: info.width, dark, strayed, isRibboned: (data[edge] ?? 0) > 200 && (data[edge + 1] ?? 255) < 90 }
}
