import { z } from 'zod'
import { Email } from '#contract/accounts/accounts.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

const ListIds = z.array(Id).max(50)
/** 256 bits in base64url, as links of mails carry them. */
const LinkToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
const NewsletterList = z.object({ id: z.number().int(), name: z.string(), description: z.string() })
export type NewsletterList = z.infer<typeof NewsletterList>

export const getNewsletterLists = defineCall({
  name: 'getNewsletterLists',
  ...routes.getNewsletterLists,
  about: 'The newsletters that anyone can subscribe to.',
  who: 'visitor',
  isShared: true,
  output: z.object({ lists: z.array(NewsletterList) }),
  refusals: ['newsletter-off'],
})

export const getNewsletterSubscription = defineCall({
  name: 'getNewsletterSubscription',
  ...routes.getNewsletterSubscription,
  about:
    'The newsletters that the caller’s address receives. An address that its account has not shown to be its own tells nothing.',
  who: 'customer',
  output: z.object({
    email: z.string(),
    /** Whether the account has confirmed its address by a link, while signed in. */
    isProven: z.boolean(),
    lists: z.array(z.number().int()),
  }),
  refusals: [],
})

export const setNewsletterSubscription = defineCall({
  name: 'setNewsletterSubscription',
  ...routes.setNewsletterSubscription,
  about:
    'Subscribes the caller to exactly these newsletters. An address that is not confirmed yet is first asked by a mail.',
  who: 'customer',
  body: z.object({ lists: ListIds }),
  output: z.object({ lists: z.array(z.number().int()), awaiting: z.array(z.number().int()) }),
  refusals: ['newsletter-off', 'too-many-requests'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const subscribeNewsletter = defineCall({
  name: 'subscribeNewsletter',
  ...routes.subscribeNewsletter,
  about:
    'Asks by a mail whether the owner of an address wants newsletters; all of them when none is named. The answer is the same for every address.',
  who: 'visitor',
  body: z.object({ email: Email, lists: ListIds.optional(), consent: z.boolean() }),
  output: z.object({ isAsked: z.literal(true) }),
  refusals: ['newsletter-off', 'too-many-requests'],
  limit: { per: 'address', max: 20, seconds: 3600 },
})

export const confirmNewsletter = defineCall({
  name: 'confirmNewsletter',
  ...routes.confirmNewsletter,
  about: 'Follows the link of the mail, once: now the address is subscribed. Answers the token of its own page.',
  who: 'visitor',
  params: LinkToken,
  output: z.object({ token: z.string() }),
  refusals: ['newsletter-link-over'],
  answersSecret: true,
  limit: { per: 'address', max: 60, seconds: 3600 },
})

export const getNewsletterPreferences = defineCall({
  name: 'getNewsletterPreferences',
  ...routes.getNewsletterPreferences,
  about: 'What an address receives, for whoever holds the token of its letters.',
  who: 'visitor',
  differsBy: 'link',
  params: LinkToken,
  output: z.object({
    email: z.string(),
    lists: z.array(NewsletterList),
    subscribed: z.array(z.number().int()),
  }),
  refusals: ['newsletter-link-over'],
})

export const setNewsletterPreferences = defineCall({
  name: 'setNewsletterPreferences',
  ...routes.setNewsletterPreferences,
  about: 'The address of this token receives exactly these newsletters from now on.',
  who: 'visitor',
  params: LinkToken,
  body: z.object({ lists: ListIds }),
  output: z.object({ subscribed: z.array(z.number().int()) }),
  refusals: ['newsletter-link-over'],
  limit: { per: 'address', max: 60, seconds: 3600 },
})

export const unsubscribeNewsletter = defineCall({
  name: 'unsubscribeNewsletter',
  ...routes.unsubscribeNewsletter,
  about: 'The address of this token receives no newsletter any more. Asked twice, it is the same.',
  who: 'visitor',
  params: LinkToken,
  output: z.object({ subscribed: z.array(z.never()) }),
  refusals: ['newsletter-link-over'],
})
