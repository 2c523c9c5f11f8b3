import { expect, test } from 'vitest'
import { mailWords } from '#words/mails/words.ts'
import { deliveryBlock } from './order-blocks.ts'
import { sampleOrder } from './sample-order.ts'

test('the days that were promised are told, else the carrier’s time, where the order knows it', () => {
  const order = sampleOrder(new Date('2026-11-15T10:00:00Z'))
  const lines = (known: object) => {
    const block = deliveryBlock({ order: { ...order, ...known }, words: mailWords.fr, locale: 'fr' })
    return block.kind === 'facts' ? block.lines : []
  }
  const days = { delivery_type: 'DELIVERY', arrives_from: '2026-11-19', arrives_until: '2026-11-20' }
  expect(lines({ ...days, paid_at: order.created_at })).toContain('Chez vous jeudi 19 ou vendredi 20 novembre')
  const later = { ...days, paid_at: new Date(order.created_at.getTime() + 3 * 86_400_000) }
  expect(lines({ ...later, delivery_delay: '48 à 72 h' })).toContain('Délai annoncé\u00a0: 48 à 72 h')
  const none = { arrives_from: null, arrives_until: null }
  expect(lines({ ...none, delivery_delay: '48 à 72 h' })).toContain('Délai annoncé\u00a0: 48 à 72 h')
  expect(lines({ ...none, delivery_delay: '' }).join()).not.toContain('Délai')
})
