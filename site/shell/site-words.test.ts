import { expect, test } from 'vitest'
import { en as english } from '#words/sites/shell/en.ts'
import { fr as french } from '#words/sites/shell/fr.ts'
import { loadSiteWords } from './site-words.ts'

function listening() {
  const heard: string[] = []
  return {
    heard,
    warn: (text: string) => heard.push(`warn: ${text}`),
    error: (text: string) => heard.push(`error: ${text}`),
  }
}

test('each language has its own words', async () => {
  const log = listening()
  expect(await loadSiteWords('fr', { log })).toBe(french)
  expect(await loadSiteWords('en', { log })).toBe(english)
  expect(log.heard).toEqual([])
})

test('an unknown language is a warning, and French', async () => {
  const log = listening()
  expect(await loadSiteWords('xx', { log })).toBe(french)
  expect(await loadSiteWords('constructor', { log })).toBe(french)
  expect(log.heard).toEqual([
    'warn: There are no words for the locale "xx"',
    'warn: There are no words for the locale "constructor"',
  ])
})

test('words that do not arrive are an error in the log, and French on the page', async () => {
  const log = listening()
  const failing = { de: () => Promise.reject(new Error('offline')) }
  expect(await loadSiteWords('de', { log, loaders: failing })).toBe(french)
  expect(log.heard).toEqual(['error: The words for the locale "de" could not be loaded: offline'])
})
