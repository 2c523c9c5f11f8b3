import { expect, test } from 'vitest'
import type { Logo } from '#contract/media/pictures.ts'
import { chooseLogos } from './logo-size.ts'

const logo = (type: Logo['type']) => ({ type }) as Logo
const all = (['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_DARK_THEME', 'LOGO_FAVICON'] as const).map(logo)
const typesOf = ({ logos, dark, onTop }: { logos: Logo[]; dark: boolean; onTop: string }) => {
  const ground = dark ? '#14110f' : '#fbf8f2'
  return Object.values(chooseLogos({ logos, header: ground, footer: ground, onTop })).map((one) => one?.type ?? null)
}

test('each of the five logos has its place', () => {
  expect(typesOf({ logos: all, dark: false, onTop: '#ffffff' })).toEqual([
    'LOGO_LIGHT_THEME',
    'LOGO_DARK_THEME',
    'LOGO_FOOTER',
    'LOGO_FAVICON',
  ])
  expect(typesOf({ logos: all, dark: true, onTop: '#111111' })).toEqual([
    'LOGO_DARK_THEME',
    'LOGO_LIGHT_THEME',
    'LOGO_FOOTER',
    'LOGO_FAVICON',
  ])
})

test('the one logo of an estate stands for those it has not given', () => {
  expect(typesOf({ logos: [logo('LOGO')], dark: true, onTop: '#ffffff' })).toEqual(['LOGO', 'LOGO', 'LOGO', null])
})

test('a dark head above a light page has the light logo, and so has a dark foot', () => {
  const logos = all.filter(({ type }) => type !== 'LOGO_FOOTER')
  const chosen = chooseLogos({ logos, header: '#1e3f2f', footer: '#fbf8f2', onTop: '#ffffff' })
  expect([chosen.header?.type, chosen.footer?.type]).toEqual(['LOGO_DARK_THEME', 'LOGO_LIGHT_THEME'])
})

test('an estate without a logo has none', () => {
  expect(typesOf({ logos: [], dark: false, onTop: '#ffffff' })).toEqual([null, null, null, null])
})
