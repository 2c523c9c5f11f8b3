import { expect, test } from 'vitest'
import { filmMark, filmOfAddress, filmPage, filmPlayer, PLAYER_HOSTS, readFilmMark } from './foreign-films.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube/aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?feature=x&v=aqz-KE-bpKQ&t=3', 'youtube/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'youtube/aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube/aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo/76979871'],
  ['https://dai.ly/x8abcd', 'dailymotion/x8abcd'],
  ['https://geo.dailymotion.com/player.html?video=x8abcd', 'dailymotion/x8abcd'],
])('%s is a film', (address, mark) => {
  const film = filmOfAddress(address)
  expect(film && filmMark(film)).toBe(mark)
  expect(readFilmMark(mark)).toEqual(film)
  expect(film && filmOfAddress(filmPage(film))).toEqual(film)
  expect(film && filmOfAddress(filmPlayer(film))).toEqual(film)
})

test.each([
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://www.youtube.com/watch?v=',
])('%s is none', (address) => {
  expect(filmOfAddress(address)).toBeNull()
})

test.each(['youtube/', 'youtube/a b c d e f', 'youtube/aqz-KE-bpKQ/x', 'other/aqz-KE-bpKQ', 'constructor/x', ''])(
  'the mark “%s” names no film',
  (mark) => {
    expect(readFilmMark(mark)).toBeNull()
  },
)

test('players come from three hosts', () => {
  expect(PLAYER_HOSTS).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://geo.dailymotion.com',
  ])
})
