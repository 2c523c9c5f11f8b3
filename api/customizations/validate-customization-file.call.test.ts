import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { customizationFileKey, originalKey } from '#providers/storage/media-storage.ts'
import { film } from '#tests/support/films.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCustomizedProduct } from '#tests/support/test-customizations.ts'
import { photograph } from '#tests/support/test-media.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { forgetCustomizationFiles } from './forget-customization-files.ts'

interface SendOptions {
  name: string | null
  bytes: Uint8Array | string
  to?: number
  site?: string
}

async function listening() {
  const test = await createTestApp()
  const steps = [
    { input: 'FILE' as const, label: { fr: 'Photo' } },
    { input: 'TEXT' as const, label: { fr: 'Mots' } },
  ]
  const product = await addCustomizedProduct(test.admin, { siteId: 1, priceCents: 3_900, steps })
  const [question = 0, words = 0] = product.questionIds
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async ({ name, bytes, to = question, site = '1' }: SendOptions) => {
    const body = new FormData()
    if (name !== null) body.append('image', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), name)
    const headers = { idSite: site, userLang: 'fr' }
    const answer = await fetch(`${base}/api/product-customization/${to}/file/validate`, {
      method: 'POST',
      body,
      headers,
    })
    return { status: answer.status, ...(await answer.json()) }
  }
  const countRows = async () => (await test.admin.query('select from estate.customization_files')).rowCount ?? 0
  return { ...test, product, question, words, send, countRows }
}

test('a photograph is drawn anew: what the camera and the sender wrote into it is gone', async () => {
  const { send, storage, admin, question } = await listening()
  const taken = await sharp(await photograph(300, 200))
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .toBuffer()
  const polyglot = Buffer.concat([taken, Buffer.from('<script>SECRET-SCRIPT</script><?php evil();')])
  expect(polyglot.includes('SECRET-OWNER')).toBe(true)

  const { status, data } = await send({ name: '../../Mémé & moi\u0007.JPEG', bytes: polyglot })
  expect([status, data]).toEqual([
    200,
    { file: expect.stringMatching(/^[0-9a-f]{32}$/), filename: 'Mémé & moi.jpg', width: 300, height: 200 },
  ])
  const stored = Buffer.from((await storage.get(customizationFileKey(1, data.file))) ?? [])
  const facts = await sharp(stored).metadata()
  expect([facts.format, facts.width, facts.exif, facts.icc, facts.xmp]).toEqual([
    'jpeg',
    300,
    undefined,
    undefined,
    undefined,
  ])
  expect(stored.includes('SECRET')).toBe(false)
  expect(stored.includes('<?php')).toBe(false)
  const { rows } = await admin.query('select * from estate.customization_files where id = $1', [data.file])
  expect(rows).toMatchObject([
    {
      site_id: 1,
      customization_id: question,
      filename: 'Mémé & moi.jpg',
      mime_type: 'image/jpeg',
      bytes: stored.length,
    },
  ])
})

test('PNG, WebP and AVIF are taken too, turned upright and no side longer than 2000', async () => {
  const { send } = await listening()
  const jpg = await photograph(400, 200)
  for (const format of ['png', 'webp', 'avif'] as const) {
    const { status, data } = await send({ name: `a.${format}`, bytes: await sharp(jpg).toFormat(format).toBuffer() })
    expect([format, status, data?.width]).toEqual([format, 200, 400])
  }
  const turned = await sharp(jpg).withMetadata({ orientation: 6 }).toBuffer()
  expect((await send({ name: 'debout.jpg', bytes: turned })).data).toMatchObject({ width: 200, height: 400 })
  const tall = await send({ name: 'haut.jpg', bytes: await photograph(30, 2_400) })
  expect(tall.data).toMatchObject({ width: 25, height: 2_000 })
})

test('what is no photograph is refused, whatever it is called, and leaves nothing', async () => {
  const { send, countRows, storage } = await listening()
  const put = vi.spyOn(storage, 'put')
  const jpg = await photograph(400, 200)
  const png = await sharp(jpg).png().toBuffer()
  const bad: [string, Uint8Array | string][] = [
    ['photo.jpg', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000, 7)])],
    ['texte.jpg', 'Bonjour'],
    ['vide.jpg', ''],
    ['moitie.jpg', jpg.subarray(0, jpg.length * 0.7)],
    ['moitie.png', png.subarray(0, png.length * 0.7)],
    ['dessin.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['dessin.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['film.mp4', film()],
    ['lettres.woff2', 'wOF2 and the rest'],
    ['anime.gif', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ]
  for (const [name, bytes] of bad) {
    expect([name, await send({ name, bytes })]).toMatchObject([
      name,
      { status: 400, code: 'file-not-a-picture', message: refusalWords.fr['file-not-a-picture'] },
    ])
  }
  expect(put).not.toHaveBeenCalled()
  expect(await countRows()).toBe(0)
})

test('a file that is too large, or missing, is told so', async () => {
  const { send } = await listening()
  expect(await send({ name: 'grand.jpg', bytes: Buffer.alloc(12_000_000) })).toMatchObject({
    status: 413,
    code: 'body-too-large',
  })
  expect(await send({ name: null, bytes: '' })).toMatchObject({
    status: 400,
    errors: { image: 'Choisissez d’abord un fichier.' },
  })
})

test('only a question that asks for a file takes one, in its own estate', async () => {
  const { send, words, question, countRows, admin, product } = await listening()
  const jpg = await photograph(40, 20)
  const refused = { status: 404, code: 'customization-not-found' }
  expect(await send({ name: 'a.jpg', bytes: jpg, to: words })).toMatchObject(refused)
  expect(await send({ name: 'a.jpg', bytes: jpg, to: 999_999 })).toMatchObject(refused)
  expect(await send({ name: 'a.jpg', bytes: jpg, to: question, site: '3' })).toMatchObject(refused)
  await admin.query('update estate.products set is_valid = false where site_id = 1 and id = $1', [product.productId])
  expect(await send({ name: 'a.jpg', bytes: jpg })).toMatchObject(refused)
  expect(await countRows()).toBe(0)
})

interface PriceOptions {
  site: number
  product: { productId: number; declinationId: number }
  id: number
}

test('a picture sent for one question does not answer another, and none of another estate', async () => {
  const { send, app, question, ...test } = await listening()
  const { data } = await send({ name: 'a.jpg', bytes: await photograph(40, 20) })
  const price = async ({ site, product, id }: PriceOptions) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/cart/product/${product.productId}/declination/${product.declinationId}/customize/price`,
      headers: { idsite: String(site), userlang: 'en' },
      payload: { customizations: [{ id, file: data.file }] },
    })
    return answer.json()
  }
  const steps = [{ input: 'FILE' as const, label: { fr: 'Photo' } }]
  const sibling = await addCustomizedProduct(test.admin, { siteId: 1, priceCents: 100, steps })
  const foreign = await addCustomizedProduct(test.admin, { siteId: 3, priceCents: 100, steps })
  expect((await price({ site: 1, product: test.product, id: question })).success).toBe(true)
  for (const [site, product] of [
    [1, sibling],
    [3, foreign],
  ] as const) {
    const [id = 0] = product.questionIds
    expect((await price({ site, product, id })).errors).toEqual({ [`customizations.${id}`]: 'Choose a file first.' })
  }
})

test('the pictures lie apart from those that the image service shows', async () => {
  const { send, admin, storage } = await listening()
  const { data } = await send({ name: 'a.jpg', bytes: await photograph(40, 20) })
  expect((await admin.query('select from estate.media where id = $1', [data.file])).rowCount).toBe(0)
  expect(await storage.get(originalKey(1, data.file))).toBeNull()
  expect(await storage.get(customizationFileKey(1, data.file))).not.toBeNull()
})

test('a week later what no cart uses is forgotten, with its bytes and in its own estate only', async () => {
  const { send, admin, pool, product, question, ...services } = await listening()
  const { storage } = services
  const jpg = await photograph(40, 20)
  const ids: Record<string, string> = {}
  for (const name of ['old', 'used', 'young']) ids[name] = (await send({ name: `${name}.jpg`, bytes: jpg })).data.file
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { old = '', used = '', young = '' } = ids
  await admin.query('update estate.customization_files set created_at = $2 where id = any($1)', [
    [old, used],
    daysAgo(8),
  ])
  await admin.query('update estate.customization_files set created_at = $2 where id = $1', [young, daysAgo(6)])
  const cart = 'b'.repeat(32)
  await admin.query('insert into estate.carts (site_id, id, created_at, changed_at) values (1, $1, now(), now())', [
    cart,
  ])
  await admin.query(
    `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, customizations, added_at)
     values (1, $1, $2, 1, $3, now())`,
    [cart, product.declinationId, JSON.stringify([{ id: question, file: used }])],
  )
  const run = (id: number) =>
    inSite({ pool, siteId: id }, (db) =>
      forgetCustomizationFiles.handle({}, { ...services, db, site: { id, name: '', mainHost: null }, now }),
    )
  await run(3)
  expect((await admin.query('select from estate.customization_files')).rowCount).toBe(3)
  await run(1)
  const { rows } = await admin.query('select id from estate.customization_files')
  expect(rows.map(({ id }) => id).sort()).toEqual([used, young].sort())
  expect(await storage.get(customizationFileKey(1, old))).toBeNull()
  expect(await storage.get(customizationFileKey(1, used))).not.toBeNull()
  expect(await storage.get(customizationFileKey(1, young))).not.toBeNull()
})

test('a file that is going into a cart just now is not forgotten', async () => {
  const { send, admin, pool, product, question, ...services } = await listening()
  const { storage } = services
  const { data } = await send({ name: 'a.jpg', bytes: await photograph(40, 20) })
  await admin.query(`update estate.customization_files set created_at = now() - interval '9 days'`)
  const buyer = await admin.connect()
  await buyer.query('begin')
  await buyer.query('select from estate.customization_files where id = $1 for key share', [data.file])
  const forgetting = inSite({ pool, siteId: 1 }, (db) =>
    forgetCustomizationFiles.handle(
      {},
      { ...services, db, site: { id: 1, name: '', mainHost: null }, now: new Date() },
    ),
  )
  await untilWaiting(admin, 1)
  await buyer.query(`insert into estate.carts (site_id, id, created_at, changed_at) values (1, $1, now(), now())`, [
    'b'.repeat(32),
  ])
  await buyer.query(
    `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, customizations, added_at)
     values (1, $1, $2, 1, $3, now())`,
    ['b'.repeat(32), product.declinationId, JSON.stringify([{ id: question, file: data.file }])],
  )
  await buyer.query('commit')
  buyer.release()
  await forgetting
  expect((await admin.query('select from estate.customization_files')).rowCount).toBe(1)
  expect(await storage.get(customizationFileKey(1, data.file))).not.toBeNull()
})

test('a file that was stored and never noted is swept after a day', async () => {
  const { send, admin, pool, ...rest } = await listening()
  const { data } = await send({ name: 'a.jpg', bytes: await photograph(40, 20) })
  const stray = 'f'.repeat(32)
  const deleted: string[] = []
  const ages = { [data.file]: 2, [stray]: 2, ['e'.repeat(32)]: 0 }
  const storage = {
    ...rest.storage,
    list: async (folder: string) =>
      Object.entries(ages).map(([id, days]) => ({
        key: `${folder}/${id}`,
        storedAt: new Date(Date.now() - days * 86_400_000),
      })),
    delete: async (key: string) => void deleted.push(key),
  }
  const site = { id: 1, name: '', mainHost: null }
  await inSite({ pool, siteId: 1 }, (db) =>
    forgetCustomizationFiles.handle({}, { ...rest, storage, db, site, now: new Date() }),
  )
  expect(deleted).toEqual([customizationFileKey(1, stray)])
})
