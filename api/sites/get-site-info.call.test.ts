import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('each host name answers for its own estate', async () => {
  const { app } = await createTestApp()
  const nameAt = async (host: string) =>
    (await app.inject({ url: '/api/site/info', headers: { host } })).json().data.name

  expect(await nameAt('localhost:3000')).toBe('Domaine de la Roche-Perrine')
  expect(await nameAt('vitrine.localhost:3000')).toBe('Château Mirandel')
  expect(await nameAt('coteaux.localhost:3000')).toBe('Les Coteaux d’Ysaline')
})

test('on a shared host the idSite header chooses the estate', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/site/info', headers: { host: 'localhost', idsite: '3' } })

  expect(answer.json().data).toMatchObject({ id: 3, name: 'Les Coteaux d’Ysaline', isECommerce: true })
})

test('an estate says whether it has gift cards', async () => {
  const { app } = await createTestApp()
  const answers = await Promise.all(
    ['1', '3'].map((idsite) => app.inject({ url: '/api/site/info', headers: { host: 'localhost', idsite } })),
  )
  expect(answers.map((answer) => answer.json().data.hasGiftCards)).toEqual([true, false])
})

test('Mirandel is a showcase without a shop', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/site/info', headers: { host: 'vitrine.localhost' } })

  expect(answer.json()).toMatchObject({
    success: true,
    message: '',
    data: { isECommerce: false, defaultLang: 'fr_FR' },
  })
})
