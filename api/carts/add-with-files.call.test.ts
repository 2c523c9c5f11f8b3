import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCustomizedProduct } from '#tests/support/test-customizations.ts'
import { photograph } from '#tests/support/test-media.ts'

async function shop() {
  const { storage, files } = memoryStorage()
  const test = await createTestApp({ services: { storage } })
  const product = await addCustomizedProduct(test.admin, {
    siteId: 1,
    priceCents: 1_000,
    steps: [
      { input: 'TEXT', label: { fr: 'Mots' }, values: [{ length: 1, costType: 'EURO', amount: 400 }] },
      { input: 'FILE', label: { fr: 'Photo' }, isRequired: true, values: [{ costType: 'PERCENT', amount: 1_000 }] },
    ],
  })
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const [words = 0] = product.questionIds
  const send = async (fields: Record<string, string>, files: Uint8Array[]) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    for (const bytes of files) body.append('images', new Blob([Buffer.from(bytes)]), 'photo.jpg')
    const url = `${base}/api/cart/new/product/${product.declinationId}`
    const answer = await fetch(url, { method: 'POST', body, headers: { idSite: '1' } })
    return { status: answer.status, ...(await answer.json()) }
  }
  const countRows = async (table: string) => (await test.admin.query(`select from estate.${table}`)).rowCount
  return { ...test, words, send, countRows, files, product }
}

test('a form with a picture fills the question that asks for one, and is priced with it', async () => {
  const { send, words, files } = await shop()
  const customizations = JSON.stringify([{ id: words, text: 'Pour Jeanne' }])
  const { status, data } = await send({ type: 'MAIN_CART', quantity: '2', customizations }, [await photograph(40, 20)])
  expect(status).toBe(200)
  expect(data.products[0]).toMatchObject({ quantity: 2, unitPrice: 15, total: 30 })
  expect(data.products[0].customizations).toHaveLength(2)
  expect(files.size).toBe(1)
})

test('what must be sent and is not, is no picture, or is one too many leaves nothing behind', async () => {
  const { send, countRows, files, admin, product } = await shop()
  const fields = { type: 'MAIN_CART', quantity: '1', customizations: '[]' }
  const missing = await send(fields, [])
  expect([missing.status, Object.values(missing.errors)]).toEqual([400, ['Choisissez d’abord un fichier.']])
  expect(await send(fields, [Buffer.from('MZ this is a program')])).toMatchObject({
    status: 400,
    code: 'file-not-a-picture',
  })
  const picture = await photograph(40, 20)
  expect((await send(fields, [picture, picture])).errors).toHaveProperty('images')
  expect((await send({ ...fields, quantity: 'abc' }, [picture])).errors).toEqual({ quantity: 'Un nombre est attendu.' })
  expect((await send({ ...fields, quantity: '100000' }, [picture])).errors).toHaveProperty('quantity')
  expect((await send({ ...fields, customizations: '[{"id":999999,"text":"a"}]' }, [picture])).status).toBe(400)
  await admin.query('update estate.products set price_cents = 90000000 where id = $1', [product.productId])
  expect((await send({ ...fields, quantity: '2' }, [picture])).errors).toHaveProperty('quantity')
  expect([await countRows('carts'), await countRows('customization_files'), files.size]).toEqual([0, 0, 0])
})
