import { expect, onTestFinished, test } from 'vitest'
import { dismiss, notifications, notify } from './notification-store.ts'

function shown() {
  onTestFinished(() => notifications.set([]))
  return () => notifications.get().map(({ text, kind }) => `${kind} ${text}`)
}

test('notifications stand in the order they came, and who follows the list hears of each', () => {
  const texts = shown()
  let heard = 0
  onTestFinished(
    notifications.subscribe(() => {
      heard += 1
    }),
  )
  notify('Ajouté au panier', 'success')
  notify('Une note')
  expect(texts()).toEqual(['success Ajouté au panier', 'info Une note'])
  expect(heard).toBe(2)
})

test('the same words again replace themselves', () => {
  const texts = shown()
  notify('Hors ligne', 'error')
  const [first] = notifications.get()
  notify('Hors ligne', 'error')
  expect(texts()).toEqual(['error Hors ligne'])
  expect(notifications.get()[0]?.id).not.toBe(first?.id)
})

test('a dismissed one goes, the others stay; of many, the oldest give way', () => {
  const texts = shown()
  for (const text of ['a', 'b', 'c', 'd', 'e']) notify(text)
  expect(texts()).toEqual(['info b', 'info c', 'info d', 'info e'])
  dismiss(notifications.get()[1]?.id ?? 0)
  expect(texts()).toEqual(['info b', 'info d', 'info e'])
})
