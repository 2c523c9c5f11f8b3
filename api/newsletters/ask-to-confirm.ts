import { z } from 'zod'
import { createSecretLink } from '#api/accounts/secret-links.ts'
import type { HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { SUBSCRIPTION_ORIGINS, type SubscriptionOrigin } from '#contract/newsletters/closed-sets.ts'
import { newsletterWords } from '#words/newsletters/words.ts'

/** What the link of the mail keeps until it is followed: the wish, and what will prove it. */
export const WishedNewsletters = z.object({
  lists: z.array(z.number().int()),
  origin: z.enum(SUBSCRIPTION_ORIGINS),
  wording: z.string(),
  askedAt: z.coerce.date(),
})

interface NewsletterWish {
  email: string
  /** The account that asks; null for a visitor. */
  userId: number | null
  lists: readonly number[]
  origin: SubscriptionOrigin
}

/** Nobody is subscribed by somebody else: the owner of the address is asked by a mail. */
export async function askToConfirm(parts: HandlerContext, { email, userId, lists, origin }: NewsletterWish) {
  const { db, site, secrets, locale, now, randomId } = parts
  const facts: z.input<typeof WishedNewsletters> = {
    lists: [...lists],
    origin,
    wording: newsletterWords[locale].consent,
    askedAt: now.toISOString(),
  }
  const link = { purpose: 'NEWSLETTER_CONFIRM', siteId: site.id, userId, email, facts, secrets, now } as const
  const linkId = await createSecretLink(db, link)
  const mail = { kind: 'NEWSLETTER_CONFIRM', locale, recipient: email, orderId: null, now, randomId } as const
  await queueMail(db, { ...mail, facts: { linkId } })
}
