/** The law's own period for distance sales, in calendar days from receipt: article L221-18 of the code de la consommation. */
const LEGAL_WITHDRAWAL_DAYS = 14

/** How long a buyer may step back: what the estate grants (WITHDRAWAL_DAYS), never fewer days than the law gives. */
export function withdrawalDays(given: string | null): number {
  const days = Math.ceil(Number((given ?? '').replace(',', '.')))
  return Number.isFinite(days) ? Math.max(days, LEGAL_WITHDRAWAL_DAYS) : LEGAL_WITHDRAWAL_DAYS
}
