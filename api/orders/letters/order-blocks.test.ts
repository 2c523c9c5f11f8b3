import { expect, test } from 'vitest'
import { sampleOrder } from '#run/gallery/sample-order.ts'
import { mailWords } from '#words/mails/words.ts'
import { deliveryBlock } from './order-blocks.ts'

test('the time that the carrier was said to take is told, where the order knows it', () => {
  const order = sampleOrder(new Date('2026-11-15T10:00:00Z'))
  const lines = (known: object) => {
    const block = deliveryBlock({ order: { ...order, ...known }, words: mailWords.fr, locale: 'fr' })
    return block.kind === 'facts' ? block.lines : []
  }
  expect(lines({ delivery_delay: '48 à 72 h' })).toContain('Délai annoncé\u00a0: 48 à 72 h')
  expect(lines({ delivery_delay: '' }).join()).not.toContain('Délai')
})
