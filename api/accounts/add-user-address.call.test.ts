import { expect, test } from 'vitest'
import { addressBook, HOME } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCommunes } from '#tests/support/test-communes.ts'

async function inFrance() {
  const test = await createTestApp()
  await addCommunes(test)
  return test
}

test('the first address is offered first for everything; a later one that wants to be takes its place', async () => {
  const book = await addressBook(await createTestApp())
  const first = (await book.add()).json().data.address
  expect(first).toEqual({
    ...HOME,
    company: '',
    addressPart2: '',
    id: expect.any(Number),
    idCountry: 250,
    isDeliveryDefault: true,
    isBillingDefault: true,
  })
  const second = (await book.add({ lastname: 'Petit', isDeliveryDefault: true })).json().data.address
  expect((await book.list()).map((one) => [one.id, one.isDeliveryDefault, one.isBillingDefault])).toEqual([
    [first.id, false, true],
    [second.id, true, false],
  ])
})

test('a town that is none of its postal code’s is asked about, as an order’s is; who insists is believed', async () => {
  const book = await addressBook(await inFrance())
  const asked = await book.add({ city: 'Paris' })
  expect([asked.statusCode, asked.json().errors]).toEqual([
    400,
    { city: expect.stringContaining('Cette ville ne correspond pas au code postal') },
  ])
  expect((await book.add({ city: 'Le Petit Hameau', isCityConfirmed: true })).statusCode).toBe(200)
})

test.each([
  [{ firstname: '' }, { firstname: 'Ce champ est obligatoire.' }],
  [{ address: 'x'.repeat(10_000) }, { address: 'Au plus 200 caractères.' }],
  [{ postalCode: '99999' }, { postalCode: expect.stringContaining('Ce code postal n’existe pas en France.') }],
  [{ idCountry: 9_999 }, { idCountry: 'Ce pays n’existe pas.' }],
  [{ userId: 1 }, { userId: 'Ce champ n’existe pas.' }],
])('%j is told next to its field', async (given, errors) => {
  const answer = await (await addressBook(await inFrance())).add(given)
  expect([answer.statusCode, answer.json().errors]).toEqual([400, errors])
})

test('pasted line breaks become spaces; an SQL fragment is a name like any other', async () => {
  const book = await addressBook(await createTestApp())
  const { address } = (
    await book.add({ address: '12 rue\r\ndes Tonneliers', lastname: "O'; drop table users--" })
  ).json().data
  expect([address.address, address.lastname]).toEqual(['12 rue des Tonneliers', "O'; drop table users--"])
})

test('a book has twenty addresses at most, however many come at once', async () => {
  const book = await addressBook(await createTestApp())
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => book.add({ address: `${n} quai Mayaud` })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(200), ...Array(5).fill(409)])
  const kept = await book.list()
  expect(kept).toHaveLength(20)
  expect(kept.filter(({ isDeliveryDefault }) => isDeliveryDefault)).toHaveLength(1)
})

test('an address that is in the book is not added again, however often it comes at once', async () => {
  const book = await addressBook(await createTestApp())
  const { id } = (await book.add()).json().data.address
  await book.add({ address: '3 quai Mayaud' })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => book.add({ address: '12 Rue des  Tonneliers', city: 'SAUMUR' })),
  )
  expect(answers.map((answer) => answer.json().data.address.id)).toEqual(Array(5).fill(id))
  expect(await book.list()).toMatchObject([
    { id, address: '12 Rue des Tonneliers', city: 'SAUMUR', isDeliveryDefault: true, isBillingDefault: true },
    { address: '3 quai Mayaud' },
  ])
})

test('who adds a known address to be offered first has it offered first; a full book takes it too', async () => {
  const book = await addressBook(await createTestApp())
  for (let n = 0; n < 20; n += 1) await book.add({ address: `${n} quai Mayaud` })
  const { address } = (await book.add({ address: '7 quai Mayaud', isBillingDefault: true })).json().data
  expect([address.isDeliveryDefault, address.isBillingDefault]).toEqual([false, true])
  expect((await book.list()).filter(({ isBillingDefault }) => isBillingDefault)).toHaveLength(1)
})
