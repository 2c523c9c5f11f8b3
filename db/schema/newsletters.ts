import type { Generated } from 'kysely'
import type { SubscriptionOrigin } from '#contract/newsletters/closed-sets.ts'

export interface NewsletterTables {
  newsletter_lists: {
    site_id: Generated<number>
    id: Generated<number>
    position: Generated<number>
    is_open: Generated<boolean>
  }
  newsletter_list_texts: {
    site_id: Generated<number>
    list_id: number
    locale: string
    name: string
    description: Generated<string>
  }
  newsletter_readers: NewsletterReadersTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
}

interface NewsletterReadersTable {
  site_id: Generated<number>
  id: Generated<number>
  email: string
  locale: string
  token_hash: Uint8Array
  sealed_token: Uint8Array
  created_at: Date
}

interface NewsletterSubscriptionsTable {
  site_id: Generated<number>
  id: Generated<number>
  reader_id: number
  list_id: number
  origin: SubscriptionOrigin
  wording: string
  asked_at: Date
  confirmed_at: Date
  ended_at: Date | null
}
