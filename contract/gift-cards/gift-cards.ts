import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros, IdParam, listOutput, OneLine, Text } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

/** A code as people type it: any signs between its digits. */
export const GiftCardCode = OneLine(40).min(1)

/** What a buyer says of a gift card: of which amount, where it may be chosen, and for whom. */
export const GiftWish = z.object({
  /** In euros; only where the amount may be chosen. */
  amount: Euros.positive().nullish(),
  /** Left out, the card comes to the buyer. */
  recipient: z.object({ name: OneLine(80).min(1), email: z.email().max(254).toLowerCase() }).nullish(),
  message: Text(500).default(''),
  /** The day on which it is sent; today when left out. */
  sendOn: z.iso.date().nullish(),
})
export type GiftWish = z.infer<typeof GiftWish>

/** A gift card as the estate sees it. Its code is known to whoever holds it, and to nobody else. */
const GiftCard = z.object({
  id: z.number().int(),
  idOrder: z.number().int(),
  issued: z.number(),
  balance: z.number(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  createdAt: z.string(),
  sendAt: z.string(),
  sentAt: z.string().nullable(),
  expiresAt: z.string(),
  isStopped: z.boolean(),
})
export type GiftCard = z.infer<typeof GiftCard>

export const getGiftCardBalance = defineCall({
  name: 'getGiftCardBalance',
  ...routes.getGiftCardBalance,
  about: 'What is left on a gift card. Codes that never were, have lapsed or were stopped get the same answer.',
  who: 'visitor',
  body: z.object({ code: GiftCardCode }),
  output: z.object({ balance: z.number(), expiresAt: z.string() }),
  refusals: ['gift-card-unknown', 'too-many-requests'],
  answersSecret: true,
})

export const getGiftCards = defineCall({
  name: 'getGiftCards',
  ...routes.getGiftCards,
  about: 'The gift cards that the estate has sold, newest first.',
  who: 'admin',
  area: 'prices',
  list: defineList({
    filters: {
      recipientEmail: { value: 'text', operators: ['equal', 'like'] },
      idOrder: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['createdAt', 'id'],
    defaultOrder: '-createdAt',
    defaultNbItem: 10,
  }),
  output: listOutput('giftCard', GiftCard),
  refusals: [],
})

export const stopGiftCard = defineCall({
  name: 'stopGiftCard',
  ...routes.stopGiftCard,
  about: 'Stops a gift card that was lost or stolen, or lets it be used again.',
  who: 'admin',
  area: 'prices',
  params: z.object({ id: IdParam }),
  body: z.object({ isStopped: z.boolean() }),
  output: z.object({ giftCard: GiftCard }),
  refusals: ['gift-card-unknown'],
})

export const sendGiftCard = defineCall({
  name: 'sendGiftCard',
  ...routes.sendGiftCard,
  about: 'Sends a gift card again, to the same or another address; with a new code, the old one is worth nothing.',
  who: 'admin',
  area: 'prices',
  params: z.object({ id: IdParam }),
  body: z.object({ email: z.email().max(254).toLowerCase().nullish(), isCodeRenewed: z.boolean().default(false) }),
  output: z.object({ giftCard: GiftCard }),
  refusals: ['gift-card-unknown'],
})

export const getOwnGiftCards = defineCall({
  name: 'getOwnGiftCards',
  ...routes.getOwnGiftCards,
  about:
    'The gift cards that came to the caller: bought for themself, or sent to their confirmed address. Not their codes.',
  who: 'customer',
  output: z.object({
    giftCards: z.array(GiftCard.pick({ id: true, issued: true, balance: true, expiresAt: true })),
    total: z.number().int(),
  }),
  refusals: [],
})
