/**
 * Why an amount bears no VAT: the seller is exempt as a small enterprise (CGI, article 293 B), a voucher for several uses is
 * taxed when it is used (CGI, article 256 ter; directive (EU) 2016/1065), goods leave the Union (CGI, article 262 I), or
 * something else that the estate knows.
 */
export type VatGround = 'SMALL_ENTERPRISE' | 'VOUCHER' | 'EXPORT' | 'OTHER'

/** The territory of the Union by ISO 3166 numbers; for VAT, Monaco is France. */
export const UNION = new Set([
  40, 56, 100, 191, 196, 203, 208, 233, 246, 250, 276, 300, 348, 372, 380, 428, 440, 442, 470, 492, 528, 616, 620, 642,
  703, 705, 724, 752,
])

interface VatGroundFacts {
  lines: readonly { isDematerialized: boolean; vatParts: readonly { rate: number }[] }[]
  vat: readonly { rate: number }[]
  seller: { vatNumber: string | null }
  /** The country of delivery; null where nothing is delivered. */
  deliveredTo: number | null
}

/** The grounds that an invoice must tell, each once. */
export function vatGrounds({ lines, vat, seller, deliveredTo }: VatGroundFacts): VatGround[] {
  const untaxed = lines.filter(({ vatParts }) => vatParts.some(({ rate }) => rate === 0))
  if (untaxed.length === 0) return []
  if (seller.vatNumber === null && vat.every(({ rate }) => rate === 0)) return ['SMALL_ENTERPRISE']
  const ofGoods = deliveredTo !== null && !UNION.has(deliveredTo) ? 'EXPORT' : 'OTHER'
  return [...new Set(untaxed.map(({ isDematerialized }) => (isDematerialized ? 'VOUCHER' : ofGoods)))]
}
