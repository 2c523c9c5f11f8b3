declare const cent: unique symbol

/** Whole cents: the only money the product computes with. */
export type Cents = number & { readonly [cent]: true }

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new TypeError(`${amount} is not whole cents`)
  return amount as Cents
}

/** Euros as they travel: a number with at most two decimals. */
export function euros(amount: Cents): number {
  return amount / 100
}

export function eurosToCents(amount: number): Cents {
  return cents(Math.round(amount * 100))
}

/** Half a cent goes up, as PostgreSQL's round does for positive amounts. */
export function roundToCents(amount: number): Cents {
  return cents(Math.floor(amount + 0.5))
}
