import { type Unavailable, withTimeout } from '#providers/processes/with-timeout.ts'

/** What strangers said of the estate elsewhere. It may be shown with who said it and where, and must not be stored. */
interface OutsideReviews {
  reviews: readonly OutsideReview[]
  /** How many there are in all, of which only some are told. */
  total: number
  average: number | null
  /** Where all of them can be read. */
  url: string | null
}

export interface OutsideReview {
  rating: number
  text: string
  locale: string
  publishedAt: string
  author: string
  authorUrl: string | null
  url: string | null
}

/** Which place of which account is read. */
export interface SourceCredentials {
  placeId: string
  key: string
}

interface Wanted {
  credentials: SourceCredentials
  locale: string
}

/** A service that knows reviews of places. It may throw and may be slow: `createReviewSource` turns both into an outcome. */
export interface ReviewProvider {
  /** As the estate's credentials are kept under. */
  readonly name: string
  read(wanted: Wanted, signal: AbortSignal): Promise<OutsideReviews>
}

type ReadOutcome = ({ outcome: 'read' } & OutsideReviews) | Unavailable

export interface ReviewSource {
  readonly name: string
  read(wanted: Wanted): Promise<ReadOutcome>
}

interface Patience {
  patienceMs: number
  /** So long one answer serves all who ask: each question costs the estate money. Never on disk. */
  freshMs: number
  /** So long a service that has failed is left alone. */
  restMs: number
  now: () => number
}

const PATIENCE: Patience = { patienceMs: 5_000, freshMs: 60_000, restMs: 30_000, now: Date.now }
const MOST_KEPT = 500

export function createReviewSource(provider: ReviewProvider, given: Partial<Patience> = {}): ReviewSource {
  const { patienceMs, freshMs, restMs, now } = { ...PATIENCE, ...given }
  const keptByPlace = new Map<string, { until: number; outcome: Promise<ReadOutcome> }>()

  const ask = async (wanted: Wanted): Promise<ReadOutcome> => {
    const once = () =>
      withTimeout(patienceMs, async (signal) => ({
        outcome: 'read' as const,
        ...(await provider.read(wanted, signal)),
      }))
    const first = await once()
    return first.outcome === 'read' ? first : once()
  }

  return {
    name: provider.name,
    read(wanted) {
      const { credentials, locale } = wanted
      const place = JSON.stringify([credentials.placeId, credentials.key, locale])
      const kept = keptByPlace.get(place)
      if (kept && kept.until > now()) return kept.outcome
      if (keptByPlace.size >= MOST_KEPT) keptByPlace.clear()
      const asked = { until: Number.POSITIVE_INFINITY, outcome: ask(wanted) }
      keptByPlace.set(place, asked)
      void asked.outcome.then(({ outcome }) => {
        asked.until = now() + (outcome === 'read' ? freshMs : restMs)
      })
      return asked.outcome
    },
  }
}
