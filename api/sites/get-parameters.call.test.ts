import { expect, test } from 'vitest'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('all parameters come at once, labelled in the caller’s language', async () => {
  const { app } = await createTestApp()
  const french = (await app.inject('/api/parameter')).json().data
  const english = (await app.inject({ url: '/api/parameter', headers: { userlang: 'en' } })).json().data

  expect(french.total).toBe(Object.keys(PARAMETERS).length)
  expect(french.parameters).toHaveLength(french.total)
  expect(french.parameters[0]).toEqual({
    id: 1,
    type: 'PRIMARY_COLOR',
    kind: 'STRING',
    label: 'Couleur principale',
    value: '#7A1F2B',
  })
  expect(english.parameters[0].label).toBe('Main colour')
})

test('filters, order and pages', async () => {
  const { app } = await createTestApp()
  const types = async (query: string) => {
    const { parameters, total } = (await app.inject(`/api/parameter?${query}`)).json().data
    return [parameters.map(({ type }: { type: string }) => type), total]
  }
  const themeFooter = ['BACKGROUND_FOOTER_COLOR', 'FONT_FOOTER_COLOR']
  expect(await types('type=lk:footer_color&orderBy=type')).toEqual([themeFooter, 2])
  expect(await types('type=lk:footer_color&orderBy=-type')).toEqual([themeFooter.toReversed(), 2])
  expect(await types('type=DARK_THEME,LOGO_POSITION')).toEqual([['DARK_THEME', 'LOGO_POSITION'], 2])
  expect(await types('kind=df:STRING,TEXT,NUMBER,LINK&nbItem=1')).toMatchObject([['DARK_THEME'], expect.any(Number)])
  expect(await types('kind=LINK&nbItem=2&page=2')).toEqual([['INSTAGRAM_URL', 'LINKEDIN_URL'], 8])
  expect(await types('kind=LINK&nbItem=5&page=9')).toEqual([[], 8])
})

test('wildcards typed by a person are characters, and quotes are bound', async () => {
  const { app } = await createTestApp()
  const count = async (value: string) =>
    (await app.inject(`/api/parameter?type=${encodeURIComponent(value)}`)).json().data.total
  expect(await count('lk:%')).toBe(0)
  expect(await count('lk:_')).toBeGreaterThan(0)
  expect(await count("lk:' or true --")).toBe(0)
  expect(await count("'; drop table estate.parameters; --")).toBe(0)
})
