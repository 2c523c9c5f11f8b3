import { expect, test } from 'vitest'
import { openOffice } from '#tests/support/test-office.ts'

type Target = { kind: string; title: string; path: string }

test('pages, wines and articles are found by their names, each with its address in the language of the text', async () => {
  const { ask } = await openOffice()
  const found = async (q: string, locale = 'fr'): Promise<Target[]> =>
    (await ask(`GET /admin/link-target?locale=${locale}&q=${encodeURIComponent(q)}`)).data.targets
  const all = await found('')
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['page', 'product', 'news', 'blog', 'album']))
  expect(all.filter(({ kind }) => kind === 'page').map(({ path }) => path)).toContain('/')
  expect(all.every(({ path }) => /^\/(?!\/)/.test(path))).toBe(true)
  const [first] = all.filter(({ kind }) => kind === 'product')
  expect((await found(first?.title.toUpperCase() ?? '')).map(({ path }) => path)).toContain(first?.path)
  expect((await found('', 'en')).every(({ path }) => path === '/en' || path.startsWith('/en/'))).toBe(true)
  // Its title is a sentence: people know it by what the menu calls it.
  expect((await found('ACCUEIL')).map(({ path }) => path)).toContain('/')
  expect(await found('', 'xx')).toEqual([])
  expect(await found('zzz rien de tel')).toEqual([])
})
