import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestServices } from '#tests/support/test-services.ts'

test('services are listed by tag, in the estate’s order', async () => {
  const { app, admin } = await createTestApp()
  await addTestServices({ admin }, 3)
  const titles = async (query: string, headers = { host: 'coteaux.localhost' }) => {
    const { services, total } = (await app.inject({ url: `/api/service?${query}`, headers })).json().data
    expect(total).toBe(services.length)
    return services.map(({ title }: { title: string }) => title)
  }
  expect(await titles('tag=essai-visite')).toEqual(['La visite', 'La table'])
  expect(await titles('tag=essai-visite&orderBy=-order')).toEqual(['La table', 'La visite'])
  expect(await titles('tag=essai-repas,rien')).toEqual(['La table'])
  expect(await titles('tag=rien')).toEqual([])
  expect(await titles('tag=essai-visite', { host: 'localhost' })).toEqual([])
})

test('a filter or an order that services have not is named', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/service?title=visite&orderBy=price', headers: { userlang: 'en' } })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    {
      title: 'This filter does not exist. Possible filters: tag.',
      orderBy: 'This order does not exist. Possible orders: order, id.',
    },
  ])
})
