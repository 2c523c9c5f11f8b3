import type { Generated } from 'kysely'

export interface GiftCardTables {
  gift_card_offers: {
    site_id: Generated<number>
    declination_id: number
    least_cents: number
    most_cents: number
  }
  gift_cards: GiftCardsTable
  gift_card_uses: GiftCardUsesTable
}

interface GiftCardsTable {
  site_id: Generated<number>
  id: Generated<number>
  order_id: number
  position: number
  code_hash: Uint8Array
  sealed_code: Uint8Array | null
  issued_cents: number
  balance_cents: number
  held_cents: Generated<number>
  cancelled_cents: Generated<number>
  locale: string
  recipient_name: Generated<string>
  recipient_email: string
  message: Generated<string>
  send_at: Date
  sent_at: Generated<Date | null>
  expires_at: Date
  stopped_at: Generated<Date | null>
  created_at: Date
}

interface GiftCardUsesTable {
  site_id: Generated<number>
  order_id: number
  gift_card_id: number
  cents: number
  returned_cents: Generated<number>
  state: Generated<'HELD' | 'TAKEN' | 'GIVEN_BACK'>
}
