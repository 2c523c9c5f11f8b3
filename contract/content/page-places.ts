import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

const params = z.object({ id: IdParam })
const office = { who: 'admin', area: 'content', params } as const

export const movePage = defineCall({
  name: 'movePage',
  ...routes.movePage,
  about: 'Puts a page elsewhere in the tree of pages, and so in the menu: under another, before the one at that place.',
  ...office,
  body: z.object({ idParent: Id.nullable(), at: z.number().int().min(0).max(1_000) }),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found', 'page-below-itself'],
})

export const duplicatePage = defineCall({
  name: 'duplicatePage',
  ...routes.duplicatePage,
  about: 'A new page with the same content, which nobody sees before it is published.',
  ...office,
  body: z.object({}),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found'],
})

export const trashPage = defineCall({
  name: 'trashPage',
  ...routes.trashPage,
  about: 'Puts a page into the trash: nobody sees it any more. The pages that the site itself needs stay.',
  ...office,
  body: z.object({}),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found', 'still-used'],
})

export const takeBackPage = defineCall({
  name: 'takeBackPage',
  ...routes.takeBackPage,
  about: 'Takes a page out of the trash. Nobody sees it before it is published again.',
  ...office,
  output: z.object({ id: Id }),
  refusals: ['thing-not-found'],
})
