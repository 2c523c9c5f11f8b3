/** All pages that know a person: the account and its doors, what is bought and booked, and what people ask about their data. A locale is skipped however it is spelled. */
const SENSITIVE =
  /^(\/[a-z]{2})?\/(auth|invitation|account|cart|order|password|payment|quote|withdrawal|newsletter|privacy|review|visit|evenements\/inscription|service\/[^/]+\/[^/]+\/book)(\/|$)/

/** Whether trackers may run on a page, named without its locale. What the router reads as a cart is one. */
export function mayRunTrackers(path: string): boolean {
  const read = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return !SENSITIVE.test(read.toLowerCase().replace(/\/{2,}/g, '/'))
}

interface Visit {
  /** Where the visitor goes, without its locale. */
  path: string
  hasAccepted: boolean
  /** Whether trackers run in this document. */
  isRunning: boolean
  /** Whether the policy of this document was made for a page with trackers. */
  mayStart: boolean
}

/** A running script cannot be stopped, and a policy cannot be changed: some ways need a new document. */
export function needsNewDocument({ path, hasAccepted, isRunning, mayStart }: Visit): boolean {
  return mayRunTrackers(path) ? hasAccepted && !mayStart : isRunning
}
