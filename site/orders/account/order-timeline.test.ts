import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { orderPageWords } from '#words/orders/account/words.ts'
import { orderWords } from '#words/orders/words.ts'
import { orderTimeline } from './order-timeline.ts'

const said = { words: orderPageWords.fr, statuses: orderWords.fr.statuses }
const events = (...statuses: Order['events'][number]['status'][]) =>
  statuses.map((status, at) => ({ status, actor: 'SYSTEM' as const, at: `2026-11-0${at + 1}T10:00:00.000Z` }))
const labels = (steps: readonly { label: string }[]) => steps.map(({ label }) => label)

test('goods and money go their own ways', () => {
  const { goods, money } = orderTimeline(
    {
      events: events('AWAITING_PAYMENT', 'PAID', 'SHIPPED', 'PARTLY_REFUNDED', 'DELIVERED'),
      money: 'PARTLY_REFUNDED',
      fulfilment: 'DELIVERED',
    },
    said,
  )
  expect(labels(goods)).toEqual(['Commande passée', 'Expédiée', 'Livrée'])
  expect(labels(money)).toEqual(['Paiement accepté', 'Remboursement partiel'])
})

test('what is refunded before it left is cancelled with it', () => {
  const { goods } = orderTimeline(
    { events: events('AWAITING_PAYMENT', 'PAID', 'REFUNDED'), money: 'REFUNDED', fulfilment: 'CANCELLED' },
    said,
  )
  expect(labels(goods)).toEqual(['Commande passée', 'Annulée'])
})

test('where no money has come, it says how it stands', () => {
  const now = (money: Order['money'], fulfilment: Order['fulfilment']) =>
    orderTimeline({ events: events('AWAITING_PAYMENT'), money, fulfilment }, said).moneyNow
  expect([now('OPEN', 'AWAITING_PAYMENT'), now('OPEN', 'CANCELLED'), now('HELD', 'AWAITING_PAYMENT')]).toEqual([
    'En attente de paiement',
    'Rien n’a été débité',
    'Paiement à vérifier par le domaine',
  ])
})
