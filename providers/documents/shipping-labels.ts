import type { LabelFormat } from '#contract/orders/closed-sets.ts'
import type { SheetLook } from '#rules/catalogue/technical-sheet.ts'

/** One parcel: from whom, to whom, and what whoever carries it must know. */
export interface ShippingLabel {
  /** `Expéditeur` and its lines. */
  sender: { label: string; lines: readonly string[] }
  recipient: { label: string; lines: readonly string[] }
  /** Of an access point: its network's own number of it. */
  point: string | null
  phone: string | null
  /** `C-000123` */
  reference: string
  /** `Colis 1/2` */
  parcel: string
  carrier: string | null
  /** `Vin`, `Fragile`: what is in it, and how it is handled. */
  marks: readonly string[]
}

/** Labels on sheets of their own or several on each. Equal sheets are the same document. */
export interface LabelSheets {
  look: SheetLook
  lang: string
  issuedAt: string
  title: string
  estate: string
  format: LabelFormat
  /** How many places of the first sheet are used already. */
  skipped: number
  labels: readonly ShippingLabel[]
}
