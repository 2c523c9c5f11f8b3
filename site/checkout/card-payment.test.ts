import { expect, test } from 'vitest'
import type { CartProduct } from '#contract/carts/carts.ts'
import { cents } from '#rules/basics/money.ts'
import { cardPayment } from './card-payment.ts'

const bottle = (total: number) => ({ total, gift: null, isUnavailable: false }) as CartProduct
const giftCard = (total: number) => ({ ...bottle(total), gift: {} }) as CartProduct
const cartOf = (...products: CartProduct[]) => ({ products })
const card = (balance: number) => ({ code: `code of ${balance}`, balance })

test('without a card everything is left to pay', () => {
  expect(cardPayment({ total: cents(4200), cart: cartOf(bottle(42)), cards: [] })).toEqual({
    parts: [],
    paid: 0,
    left: 4200,
  })
})

test('a card pays what it can, the rest is left', () => {
  const paid = cardPayment({ total: cents(4200), cart: cartOf(bottle(42)), cards: [card(30)] })
  expect(paid).toEqual({ parts: [3000], paid: 3000, left: 1200 })
})

test('several pay in their order, and none more than is left', () => {
  const paid = cardPayment({ total: cents(4200), cart: cartOf(bottle(42)), cards: [card(30), card(50), card(5)] })
  expect(paid).toEqual({ parts: [3000, 1200, 0], paid: 4200, left: 0 })
})

test('a card does not pay for a card, nor for what a code has taken off the rest', () => {
  const both = cartOf(bottle(20), giftCard(50))
  expect(cardPayment({ total: cents(7000), cart: both, cards: [card(100)] })).toMatchObject({ paid: 2000, left: 5000 })
  expect(cardPayment({ total: cents(4500), cart: both, cards: [card(100)] })).toMatchObject({ paid: 0, left: 4500 })
})

test('a card that cannot be had is not counted, a refused one pays nothing', () => {
  const cart = cartOf(bottle(20), { ...giftCard(50), isUnavailable: true })
  expect(cardPayment({ total: cents(2000), cart, cards: [card(100)] }).left).toBe(0)
  const refused = { ...card(100), isRefused: true }
  expect(cardPayment({ total: cents(2000), cart, cards: [refused, card(5)] })).toMatchObject({
    parts: [0, 500],
    left: 1500,
  })
})
