import { expect, test } from 'vitest'
import type { Logo } from '#contract/media/pictures.ts'
import { chooseLogos } from './logo-size.ts'

const logo = (type: Logo['type']) => ({ type }) as Logo
const all = (['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_DARK_THEME', 'LOGO_FAVICON'] as const).map(logo)
const typesOf = ({ logos, dark, onTop }: { logos: Logo[]; dark: boolean; onTop: string }) =>
  Object.values(chooseLogos({ logos, isDarkTheme: dark, onTop })).map((one) => one?.type ?? null)

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

test('an estate without a logo has none', () => {
  expect(typesOf({ logos: [], dark: false, onTop: '#ffffff' })).toEqual([null, null, null, null])
})
