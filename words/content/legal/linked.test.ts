import { expect, test } from 'vitest'
import { linked } from './linked.ts'

test('plain text is one part, nothing is none', () => {
  expect(linked('Cave du Puits, Saumur')).toEqual([{ text: 'Cave du Puits, Saumur' }])
  expect(linked('')).toEqual([])
})

test('web and e-mail addresses become links, without the mark that follows them', () => {
  expect(linked('Médiateur, https://mediateur.example/saisir, ou a.b@mediateur.example.')).toEqual([
    { text: 'Médiateur, ' },
    { text: 'https://mediateur.example/saisir', to: 'https://mediateur.example/saisir' },
    { text: ', ou ' },
    { text: 'a.b@mediateur.example', to: 'mailto:a.b@mediateur.example' },
    { text: '.' },
  ])
  expect(linked('(www.mediateur.example)')).toEqual([
    { text: '(' },
    { text: 'www.mediateur.example', to: 'https://www.mediateur.example' },
    { text: ')' },
  ])
})

test('no other kind of address becomes a link', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', '//autre.example', '/account']) {
    expect(linked(text)).toEqual([{ text }])
  }
})

test('an endless word is read in one go', () => {
  const word = 'a.'.repeat(200_000)
  expect(linked(word)).toEqual([{ text: word }])
})
