import type { HandlersOf } from '#api/calls/handler.ts'
import type * as newsletters from '#contract/newsletters/newsletters.ts'
import { handleConfirmNewsletter } from './confirm-newsletter.ts'
import { handleGetNewsletterLists } from './get-newsletter-lists.ts'
import { handleGetNewsletterPreferences } from './get-newsletter-preferences.ts'
import { handleGetNewsletterSubscription } from './get-newsletter-subscription.ts'
import { handleSetNewsletterPreferences } from './set-newsletter-preferences.ts'
import { handleSetNewsletterSubscription } from './set-newsletter-subscription.ts'
import { handleSubscribeNewsletter } from './subscribe-newsletter.ts'
import { handleUnsubscribeNewsletter } from './unsubscribe-newsletter.ts'

export const newsletterHandlers: HandlersOf<typeof newsletters> = {
  getNewsletterLists: handleGetNewsletterLists,
  getNewsletterSubscription: handleGetNewsletterSubscription,
  setNewsletterSubscription: handleSetNewsletterSubscription,
  subscribeNewsletter: handleSubscribeNewsletter,
  confirmNewsletter: handleConfirmNewsletter,
  getNewsletterPreferences: handleGetNewsletterPreferences,
  setNewsletterPreferences: handleSetNewsletterPreferences,
  unsubscribeNewsletter: handleUnsubscribeNewsletter,
}
