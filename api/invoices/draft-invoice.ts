import type { Selectable } from 'kysely'
import { z } from 'zod'
import { Address } from '#contract/orders/orders.ts'
import type { InvoicedLine } from '#db/queries/orders/completions.ts'
import type { Tables } from '#db/schema/tables.ts'
import { cents } from '#rules/basics/money.ts'
import { legalFacts } from '#rules/content/legal-facts.ts'
import { invoiceContent } from '#rules/invoices/invoice.ts'
import type { InvoiceContent, InvoicePayment, InvoiceSeller } from '#rules/invoices/invoice-content.ts'
import { toldAnswers } from '#rules/orders/order-answers.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'

const VatParts = z.array(z.object({ rate: z.number(), cents: z.number(), discount: z.number().optional() }))
const Carried = z.array(z.object({ rate: z.number(), cents: z.number() }))

type OrderRow = Pick<
  Selectable<Tables['orders']>,
  | 'id'
  | 'locale'
  | 'email'
  | 'billing_address'
  | 'delivery_address'
  | 'products_cents'
  | 'discount_cents'
  | 'discount_code'
  | 'shipping_cents'
  | 'total_cents'
> & { carried?: unknown }

interface OrderToInvoice {
  order: OrderRow
  lines: readonly InvoicedLine[]
  seller: InvoiceSeller
  paidAt: Date
  issuedAt: Date
  /** By card, or not at all where nothing is due, if it is not said. */
  paidBy?: readonly InvoicePayment[]
}

/** The invoice of an order as its rows tell it. */
export function draftInvoice({ order, lines, seller, paidAt, issuedAt, paidBy }: OrderToInvoice): InvoiceContent {
  return invoiceContent({
    order: {
      id: order.id,
      reference: orderReference(order.id),
      locale: order.locale,
      email: order.email,
      paidAt,
      billingAddress: Address.parse(order.billing_address),
      deliveryAddress: order.delivery_address === null ? null : Address.parse(order.delivery_address),
      productsCents: order.products_cents,
      discountCents: order.discount_cents,
      discountCode: order.discount_code,
      shippingCents: order.shipping_cents,
      totalCents: order.total_cents,
      carried: Carried.parse(order.carried ?? []).map(({ rate, cents: amount }) => ({ rate, cents: cents(amount) })),
    },
    lines: lines.map(({ name, label, reference, quantity, total_cents, vat_parts, ...line }) => ({
      name,
      label,
      reference,
      quantity,
      answers: toldAnswers(line.customizations),
      isDematerialized: line.is_dematerialized,
      totalCents: total_cents,
      vatParts: VatParts.parse(vat_parts),
    })),
    seller,
    issuedAt,
    paidBy,
  })
}

/** Who sells, from what the estate has told of itself. */
export function invoiceSeller(values: ParameterValues, siteName: string): InvoiceSeller {
  const facts = legalFacts(values, { name: siteName, url: '', isECommerce: true })
  const { companyName, legalCompanyName, corporateForm, shareCapital, headOffice } = facts
  return {
    name: companyName,
    legalName: legalCompanyName === companyName ? null : legalCompanyName,
    corporateForm,
    shareCapital,
    headOffice,
    siret: facts.siret,
    rcs: facts.rcs,
    vatNumber: facts.vatNumber,
    email: facts.email,
    phone: facts.phone,
    paymentConditions: values.BALANCE_PAYMENT_CONDITIONS?.trim() || null,
  }
}
