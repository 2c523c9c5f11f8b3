import { expect, test } from 'vitest'
import { partnersQuery, readPartnersAddress } from './partners-address.ts'

const read = (query: string) => readPartnersAddress(`https://a.example/nos-partenaires${query}`)

test('an address tells place, kind and page; what it makes up counts for nothing', () => {
  expect(read('?place=+Tours+&kind=CAVISTE&page=2')).toMatchObject({ place: 'Tours', kind: 'CAVISTE', page: 2 })
  expect(read('?kind=GARAGE&page=-1')).toMatchObject({ place: '', kind: null, page: 1 })
})

test('what grows when it is normalized is cut afterwards', () => {
  const { place } = read(`?place=${encodeURIComponent('\uFB2C'.repeat(100))}`)
  expect(place).toHaveLength(100)
  expect(place.normalize('NFC')).toBe(place)
})

test('only what has one spelling may be kept, and nothing that somebody typed', () => {
  expect(['', '?kind=CAVISTE', '?page=2', '?kind=HOTEL&page=3'].map((query) => read(query).isPlain)).toEqual(
    Array(4).fill(true),
  )
  const strays = ['?place=Tours', '?kind=GARAGE', '?page=1', '?page=02', '?page=2&kind=HOTEL', '?kind=HOTEL&kind=HOTEL']
  expect(strays.map((query) => read(query).isPlain)).toEqual(Array(strays.length).fill(false))
})

test('a wish and its address say the same', () => {
  const wish = { place: 'Saint-Étienne', kind: 'WINE_BAR' as const, page: 4 }
  expect(read(partnersQuery(wish))).toMatchObject(wish)
  expect(partnersQuery({ place: '', kind: null, page: 1 })).toBe('')
})
