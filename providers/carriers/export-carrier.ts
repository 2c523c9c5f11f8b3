import { type Unavailable, withTimeout } from '#providers/processes/with-timeout.ts'
import type { Cents } from '#rules/basics/money.ts'

interface ExportParcel {
  /** Two letters. */
  country: string
  postalCode: string
  bottles: number
  weightGrams: number
}

/** One way in which an export carrier brings a parcel, with its price, taxes included. */
interface ExportService {
  code: string
  name: string
  price: Cents
}

/** A carrier that names its price for each parcel. None where it does not go, or not with this much. */
export interface ExportCarrier {
  quote(parcel: ExportParcel, signal: AbortSignal): Promise<ExportService[]>
}

export type QuoteOutcome = { outcome: 'quoted'; services: ExportService[] } | Unavailable

/** Export carriers as handlers see them: one that fails or is slow is unavailable, and holds nobody up. */
export interface ExportQuotes {
  quote(parcel: ExportParcel): Promise<QuoteOutcome>
}

const PATIENCE_MS = 4_000

export function createExportQuotes(carrier: ExportCarrier, patienceMs = PATIENCE_MS): ExportQuotes {
  return {
    quote: (parcel) =>
      withTimeout(patienceMs, async (signal) => ({
        outcome: 'quoted',
        services: await carrier.quote(parcel, signal),
      })),
  }
}
