import { expect, test } from 'vitest'
import type { Match, ShownPage } from '#ui/router/router-context.ts'
import { keepKnownData, staysAsItIs } from './known-data.ts'

const pathOf = (pathname: string, rest = {}) => ({ pathname, search: '', hash: '', ...rest })
const ONCE = { asksOnce: true }
const Component = () => null
const match = (id: string, loaderData: unknown): Match => ({ id, loaderData, handle: {}, Component })

function pageAt(pathname: string, rest: Partial<ShownPage>): ShownPage {
  const location = { ...pathOf(pathname), state: null, key: 'a' }
  return { location, cameBy: 'PUSH', matches: [], params: {}, actionData: undefined, error: null, ...rest }
}

test('the shell keeps its data, unless trackers must begin or end', () => {
  const before = pageAt('/', { matches: [match('root', 'known')] })
  const dataAt = (pathname: string) =>
    keepKnownData(pageAt(pathname, { matches: [match('root', 'new')] }), { before, to: pathOf(pathname) }).matches[0]
      ?.loaderData
  expect(dataAt('/nos-vins')).toBe('known')
  expect(dataAt('/cart')).toBe('new')
})

test('what is asked once keeps its data from step to step, and is told anew of another thing', () => {
  const once = (data: string) => [match('root', 'shell'), { ...match('steps', data), handle: ONCE }, match(data, data)]
  const before = pageAt('/cart/address', { matches: once('known'), params: { id: '1' } })
  const kept = (params: ShownPage['params']) =>
    keepKnownData(pageAt('/cart/shipping', { matches: once('new'), params }), { before, to: pathOf('/cart/shipping') })
      .matches
  expect(kept({ id: '1' }).map(({ loaderData }) => loaderData)).toEqual(['shell', 'known', 'new'])
  expect(kept({ id: '2' }).map(({ loaderData }) => loaderData)).toEqual(['shell', 'new', 'new'])
})

test('a place within the page asks for nothing; the same page again does', () => {
  const page = pageAt('/nos-vins', { matches: [match('root', 1), match('list', 2)] })
  const stays = (rest: object, by: ShownPage['cameBy'] = 'PUSH') =>
    staysAsItIs(page, { to: pathOf('/nos-vins', rest), by })
  expect([stays({ hash: '#vins' }), stays({}), stays({ search: '?page=2' }), stays({}, 'POP')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('steps of a page that is asked once ask for nothing; a page that could not be shown is asked for again', () => {
  const page = pageAt('/customize', { matches: [{ ...match('wizard', 1), handle: ONCE }] })
  const to = pathOf('/customize', { search: '?etape=2' })
  expect(staysAsItIs(page, { to, by: 'PUSH' })).toBe(true)
  expect(staysAsItIs({ ...page, error: { status: 500, data: null } }, { to, by: 'PUSH' })).toBe(false)
})
