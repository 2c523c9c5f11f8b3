import fc from 'fast-check'
import { cents } from '#rules/basics/money.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { SalePaper } from '#rules/books/sale-amounts.ts'
import type { createVatReport } from '#rules/books/vat-report.ts'
import { invoiceContent } from '#rules/invoices/invoice.ts'
import type { InvoiceContent } from '#rules/invoices/invoice-content.ts'
import { orderTotals } from '#rules/orders/order-totals.ts'
import { vatParts } from '#rules/orders/vat.ts'
import { TEST_ADDRESS } from './test-order.ts'

const RATES = [20, 10, 5.5, 2.1, 0]
const SELLER = {
  name: 'Domaine d’Essai',
  legalName: null,
  corporateForm: null,
  shareCapital: null,
  headOffice: null,
  siret: null,
  rcs: null,
  vatNumber: 'FR68000418509',
  email: null,
  phone: null,
  paymentConditions: null,
}

const contents = fc.array(fc.record({ rate: fc.constantFrom(...RATES), weight: fc.integer({ min: 1, max: 20_000 }) }), {
  minLength: 1,
  maxLength: 4,
})

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 24 }),
    unit: fc.integer({ min: 0, max: 30_000 }),
    contents,
    isGiftCard: fc.boolean(),
  })
  .map(({ quantity, unit, contents: inside, isGiftCard }) => {
    const total = cents(quantity * unit)
    return {
      quantity,
      total,
      isDematerialized: isGiftCard,
      parts: vatParts(total, isGiftCard ? [{ rate: 0, weight: 1 }] : inside),
    }
  })

const wish = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 7 }),
  shipping: fc.integer({ min: 0, max: 5_000 }),
  discount: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 200_000 }), isOnShipping: fc.boolean() })),
  /** Orders of former days do not tell what their code took off. */
  isFormer: fc.boolean(),
})

type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

/** Invoices of any orders: boxes, gift cards, codes on goods and on delivery, all rates. */
export const randomInvoice: fc.Arbitrary<InvoiceContent> = wish.map(invoiceOf)

function invoiceOf({ lines, shipping, discount, isFormer }: Wish): InvoiceContent {
  const totals = orderTotals({
    lines,
    shipping: cents(shipping),
    discount: discount && { ...discount, amount: cents(discount.amount) },
  })
  return invoiceContent({
    order: {
      id: 7,
      reference: 'C-000007',
      locale: 'fr',
      email: 'jeanne@example.com',
      paidAt: new Date(0),
      billingAddress: TEST_ADDRESS,
      deliveryAddress: TEST_ADDRESS,
      productsCents: totals.products,
      discountCents: totals.discount,
      discountCode: totals.discount > 0 ? 'FETE' : null,
      shippingCents: totals.shipping,
      totalCents: totals.total,
    },
    lines: lines.map(({ quantity, total, isDematerialized, parts }, at) => ({
      name: `Vin ${at}`,
      label: '',
      reference: '',
      quantity,
      answers: [],
      isDematerialized,
      totalCents: total,
      vatParts: isFormer ? parts : (totals.parts[at] ?? []),
    })),
    seller: SELLER,
    issuedAt: new Date(0),
  })
}

/** As the database adds a paper up, and what it tells of gift cards apart. */
export function addPaper(report: ReturnType<typeof createVatReport>, paper: SalePaper): void {
  const sign = paper.content.corrects ? -1 : 1
  const month = parisDay(paper.issuedAt).slice(0, 7)
  for (const { rate, net, vat, gross } of paper.content.vat)
    report.addSum({ month, rate, net: sign * net, vat: sign * vat, gross: sign * gross })
  report.setCardsApart(paper)
}
