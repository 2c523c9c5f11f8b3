import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, listOutput, OneLine } from '#contract/basics/shapes.ts'
import { Cart, CartId, CartProduct, NEW_CARTS } from './carts.ts'
import * as routes from './case-routes.ts'

/** As many as the largest case has places. */
const MOST = 12
/** An address that tells of a case at all is much shorter. */
const LONGEST_ADDRESS = 4_000

const CaseBottles = z.object({ id: Id, quantity: z.number().int().min(1).max(MOST) })

const CaseLine = CartProduct.pick({
  id: true,
  idProduct: true,
  name: true,
  slug: true,
  quantity: true,
  year: true,
  sellByMultipleOf: true,
  unitPrice: true,
  total: true,
  tierHint: true,
  image: true,
  available: true,
}).extend({
  /** In millilitres. */
  format: z.number().int().nullable(),
})

export const getCase = defineCall({
  name: 'getCase',
  ...routes.getCase,
  about:
    'What the bottles of a case cost together, as a cart would count them. Its bottles are written as in the address of its page: `12x2,15x1`. What cannot be had, or is not known here, is left out.',
  who: 'visitor',
  isShared: true,
  live: ['stock'],
  query: z.object({ vins: OneLine(LONGEST_ADDRESS).optional() }),
  output: z.object({
    lines: z.array(CaseLine),
    /** What was asked for is not all there: some of it is gone, unknown, or had no place. */
    isShort: z.boolean(),
    total: z.number(),
    bottles: Cart.shape.bottles,
    freeShipping: Cart.shape.freeShipping,
  }),
  refusals: [],
})

export const addCartCase = defineCall({
  name: 'addCartCase',
  ...routes.addCartCase,
  about:
    'Puts all bottles of a case into a cart, or none of them; `new` makes a cart. The same key asked again answers with the cart as it stands and adds nothing.',
  who: 'visitor',
  params: z.object({ cartId: z.union([CartId, z.literal('new')]) }),
  body: z.object({
    bottles: z.array(CaseBottles).min(1).max(MOST),
    /** Of the page that sends it: two clicks are one wish. */
    key: OneLine(64).optional(),
  }),
  output: Cart,
  refusals: ['cart-not-found', 'declination-not-found', 'product-not-for-sale', 'too-many-requests'],
  limit: { ...NEW_CARTS, counts: (params) => (params as { cartId: string }).cartId === 'new' },
})

const Bottles = z.array(CaseBottles).min(1).max(MOST)
const CaseIdea = z.object({ id: Id, name: z.string(), sentence: z.string(), bottles: Bottles })

export const getCaseIdeas = defineCall({
  name: 'getCaseIdeas',
  ...routes.getCaseIdeas,
  about: 'Cases to begin with, as the estate suggests them: those that are published and can be had whole.',
  who: 'visitor',
  isShared: true,
  live: ['stock'],
  output: listOutput('caseIdea', CaseIdea),
  refusals: [],
})

const IdeaText = z.object({ name: OneLine(60).min(1), sentence: OneLine(200).default('') })

const OwnIdea = z.object({
  isPublished: z.boolean(),
  /** From when on it is shown, if it is published. */
  publishedAt: z.iso.datetime().nullish(),
  /** What is not told in English is told in French. */
  texts: z.object({ fr: IdeaText, en: IdeaText.nullish() }),
  bottles: Bottles,
})

export const listCaseIdeas = defineCall({
  name: 'listCaseIdeas',
  ...routes.listCaseIdeas,
  about: 'Every case the estate suggests, drafts and those to come among them, in their order.',
  who: 'admin',
  area: 'catalogue',
  output: listOutput('caseIdea', OwnIdea.extend({ id: Id })),
  refusals: [],
})

export const setCaseIdeas = defineCall({
  name: 'setCaseIdeas',
  ...routes.setCaseIdeas,
  about: 'Sets which cases the estate suggests, in this order, in place of those before.',
  who: 'admin',
  area: 'catalogue',
  body: z.object({ ideas: z.array(OwnIdea).max(12) }),
  output: listOutput('caseIdea', OwnIdea.extend({ id: Id })),
  refusals: ['declination-not-found'],
})
