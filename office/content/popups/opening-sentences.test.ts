import { expect, test } from 'vitest'
import { fr } from '#words/office/written/fr.ts'
import { openingSentences } from './opening-sentences.ts'

const spoken = { id: 3, words: fr.popup, kinds: fr.things.popups.choices.onKinds }

test('one that opens nowhere by itself is opened by its link, once that is known', () => {
  expect(openingSentences({}, spoken)).toEqual(['Elle ne s’ouvre que par un lien vers #popup-3.'])
  expect(openingSentences({ onKinds: [], onPages: [] }, { ...spoken, id: 0 })).toEqual([fr.popup.linkLater])
})

test('it is said where, when and how often one opens by itself', () => {
  const popup = { onKinds: ['HOME' as const], onPages: ['nos-vins'], afterSeconds: 20, afterScroll: 60, againDays: 30 }
  expect(openingSentences(popup, spoken)).toEqual([
    'Elle s’ouvre après 20 s ou une fois lus 60\u00a0% de la page, sur\u00a0: Page d’accueil, /nos-vins.',
    'Une fois fermée, elle revient après 30 jours.',
  ])
  expect(openingSentences({ ...popup, againDays: null }, spoken)[1]).toBe(fr.popup.once)
  const always = { ...popup, showsOnEveryReload: true, isAlcoholPromotion: true }
  expect(openingSentences(always, spoken).slice(1)).toEqual([fr.popup.always, fr.popup.adults])
})
