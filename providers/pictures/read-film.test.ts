import { expect, test } from 'vitest'
import { box, film, quickTime, trackHeader } from '#tests/support/films.ts'
import { isFilm, readFilm } from './read-film.ts'

test('a film says its size, held upright as well', () => {
  expect(readFilm(film())).toMatchObject({ width: 640, height: 360 })
  expect(readFilm(film({ isUpright: true }))).toMatchObject({ width: 360, height: 640 })
  expect(isFilm(film())).toBe(true)
})

test('where and by whom it was taken is blanked, and nothing else moves', () => {
  const given = film({ told: 'com.apple.location +47.2173+005.0021' })
  const read = readFilm(given)
  expect(given.toString('latin1')).toContain('+47.2173')
  expect(Buffer.from(read?.bytes ?? []).toString('latin1')).not.toMatch(/47\.2173|udta|meta|uuid/)
  expect(read?.bytes).toHaveLength(given.length)
  const [before, after] = [given, Buffer.from(read?.bytes ?? [])].map((bytes) => bytes.indexOf('frames'))
  expect(after).toBe(before)
})

test('a film that is cut off, empty or without frames is none', () => {
  const whole = film()
  for (const part of [0, 8, 40, whole.length - 1]) expect(readFilm(whole.subarray(0, part))).toBeNull()
  const start = box('ftyp', Buffer.from('isom0000'))
  expect(readFilm(start)).toBeNull()
  expect(readFilm(Buffer.concat([start, box('moov', trackHeader())]))).toBeNull()
  expect(readFilm(Buffer.concat([start, box('moov', Buffer.from('\0\0\0\x03trak')), box('mdat')]))).toBeNull()
})

test('other files of the same family are no films', () => {
  for (const brand of ['heic', 'avif', 'mif1']) expect(isFilm(box('ftyp', Buffer.from(brand)))).toBe(false)
})

test('of QuickTime only what browsers play is taken: H.264, with AAC or in silence', () => {
  const picture = { kind: 'vide', codec: 'avc1' }
  const sound = { kind: 'soun', codec: 'mp4a' }
  const notes = { kind: 'meta', codec: 'mebx' }
  for (const codecs of [[picture], [picture, sound], [sound, picture, notes]]) {
    expect(readFilm(quickTime(codecs))).toMatchObject({ width: 640, height: 360 })
  }
  for (const codec of ['hvc1', 'apcn', 'mp4v', 'jpeg', '']) {
    expect(readFilm(quickTime([{ kind: 'vide', codec: codec || 'free' }, sound]))).toBeNull()
  }
  expect(readFilm(quickTime([picture, { kind: 'soun', codec: 'lpcm' }]))).toBeNull()
  expect(readFilm(quickTime([sound]))).toBeNull()
  expect(readFilm(quickTime([]))).toBeNull()
})
