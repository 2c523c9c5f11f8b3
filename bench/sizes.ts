/** How much is measured: the more, the surer and the longer. */
export interface Size {
  /** Pairs of rounds of one comparison, and how long a round is. */
  rounds: number
  seconds: number
  wines: number
  orders: number
  estates: number
}

export const SIZES = {
  whole: { rounds: 3, seconds: 2, wines: 10_000, orders: 100_000, estates: 1_000 },
  short: { rounds: 2, seconds: 1.5, wines: 2_000, orders: 10_000, estates: 100 },
  /** Whether everything runs: no figure of it means anything. */
  try: { rounds: 1, seconds: 0.5, wines: 300, orders: 2_000, estates: 10 },
} as const satisfies Record<string, Size>

export const MILLION = 1_000_000
/** What growth begins with. */
export const FEW = { wines: 100, orders: 1_000, estates: 3 } as const
