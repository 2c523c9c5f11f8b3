import type { InvoiceContent } from '#rules/invoices/invoice-content.ts'

interface LeftToCredit {
  lines: { position: number; quantity: number; cents: number }[]
  shippingCents: number
  totalCents: number
}

/** What earlier credit notes have left of an invoice: so many pieces of each line, and what was paid for them. */
export function leftToCredit(invoice: InvoiceContent, before: readonly InvoiceContent[]): LeftToCredit {
  const earlier = before.flatMap(({ lines }) => lines)
  return {
    lines: invoice.lines.map(({ position, quantity, paid }) => {
      const same = earlier.filter((line) => line.position === position)
      return {
        position,
        quantity: quantity - same.reduce((count, line) => count + line.quantity, 0),
        cents: gross(paid) - gross(same.flatMap(({ amounts }) => amounts)),
      }
    }),
    shippingCents: gross(invoice.shippingPaid) - gross(before.flatMap(({ shipping }) => shipping)),
    totalCents: invoice.totalCents - before.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }
}

/** What is given back for some of the pieces that are left of a line. */
export function piecesCents({ quantity, cents: paid }: { quantity: number; cents: number }, given: number): number {
  return given >= quantity ? paid : Math.floor((paid * given) / quantity)
}

function gross(amounts: readonly { gross: number }[]): number {
  return amounts.reduce((sum, amount) => sum + amount.gross, 0)
}
