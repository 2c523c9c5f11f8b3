/** How long one waits after failed tries: nothing at first, then twice as long each time. */
export interface DelayRules {
  /** So many tries cost nothing: people mistype. */
  free: number
  firstSeconds: number
  longestSeconds: number
}

/** Whoever tries one account from one place. */
export const PER_ACCOUNT_AND_PLACE: DelayRules = { free: 5, firstSeconds: 5, longestSeconds: 300 }
/**
 * Whoever tries one account from many places. Short, so that nobody keeps its owner out for long who sits at a device that
 * is not known yet; at one that is, nobody waits at all.
 */
export const PER_ACCOUNT: DelayRules = { free: 30, firstSeconds: 5, longestSeconds: 60 }
/** So many wrong passwords in a row, and a known device is not known any more. */
export const MOST_WRONG_AT_DEVICE = 50
/** Whoever tries many accounts from one place. An office shares one address. */
export const PER_ADDRESS: DelayRules = { free: 20, firstSeconds: 5, longestSeconds: 900 }

/** Failed tries are forgotten after a day. */
export const TRIES_SECONDS = 86_400

interface Tries {
  tries: number
  lastAt: Date | null
}

interface LoginDelaySecondsOptions {
  before: Tries
  now: Date
  rules: DelayRules
}

/** Seconds until the next try may be made; 0 when it may be made now. */
export function loginDelaySeconds({ before: { tries, lastAt }, now, rules }: LoginDelaySecondsOptions): number {
  if (tries < rules.free || lastAt === null) return 0
  const delay = Math.min(rules.longestSeconds, rules.firstSeconds * 2 ** (tries - rules.free))
  return Math.max(0, Math.ceil(delay - (now.getTime() - lastAt.getTime()) / 1000))
}
