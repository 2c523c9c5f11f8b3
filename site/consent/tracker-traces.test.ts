import { expect, test } from 'vitest'
import { cookieNames, forgettingCookies, tracesToForget } from './tracker-traces.ts'

const traces = [
  '_ga',
  '_ga_ABCD1234',
  '_gid',
  '_gat_x',
  '_gcl_au',
  '_gcl_ls',
  '_gac_1',
  '_fbp',
  '_fbc',
  '_pk_id.1.2',
  '_pk_ses.1.2',
]
const ours = ['token', 'idSite', 'locale', 'consent', 'cart', '_garden', 'scroll-positions']
const all = ['MATOMO', 'GA4', 'GOOGLE_ADS', 'PLAUSIBLE', 'TAG_MANAGER', 'FACEBOOK_PIXEL'] as const

test('whoever refuses everything keeps no trace, and everything of ours', () => {
  expect(tracesToForget({ names: [...traces, ...ours], configured: all, accepted: [] })).toEqual(traces)
})

test('whoever accepts everything keeps everything', () => {
  expect(tracesToForget({ names: [...traces, ...ours], configured: all, accepted: all })).toEqual([])
})

test('traces left by services that the estate no longer has are forgotten as well', () => {
  expect(tracesToForget({ names: traces, configured: ['PLAUSIBLE'], accepted: ['PLAUSIBLE'] })).toEqual(traces)
})

test('each service loses its own traces only', () => {
  const without = (name: string) =>
    tracesToForget({ names: traces, configured: all, accepted: all.filter((one) => one !== name) })
  expect(without('MATOMO')).toEqual(['_pk_id.1.2', '_pk_ses.1.2'])
  expect(without('GA4')).toEqual(['_ga', '_ga_ABCD1234', '_gid', '_gat_x'])
  expect(without('GOOGLE_ADS')).toEqual(['_gcl_au', '_gcl_ls', '_gac_1'])
  expect(without('FACEBOOK_PIXEL')).toEqual(['_fbp', '_fbc'])
  expect(without('TAG_MANAGER')).toEqual([])
})

test('what an accepted container measures with is its own', () => {
  expect(tracesToForget({ names: ['_ga'], configured: ['TAG_MANAGER'], accepted: ['TAG_MANAGER'] })).toEqual([])
  expect(tracesToForget({ names: ['_ga'], configured: ['TAG_MANAGER'], accepted: [] })).toEqual(['_ga'])
})

test('cookies are found by name', () => {
  expect(cookieNames('_ga=GA1.1; consent=a=b;token')).toEqual(['_ga', 'consent', 'token'])
  expect(cookieNames('')).toEqual([])
})

test('a cookie is deleted on this host and on every one above it', () => {
  expect(forgettingCookies('_ga', 'www.domaine.fr')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.domaine.fr',
    '_ga=; Path=/; Max-Age=0; Domain=domaine.fr',
  ])
  expect(forgettingCookies('_ga', 'localhost')).toEqual(['_ga=; Path=/; Max-Age=0'])
})
