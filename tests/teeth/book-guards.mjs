/** The guards of the books: holds, codes, refunds and what they leave behind; see guards.mjs. */
export const bookGuards = [
  {
    guard: 'a code for once per customer is counted again under its lock',
    file: 'api/checkout/reserve-for-order.ts',
    find: `return (await countCodeUses(db, { codeId: code.id, customerKey, userId })) <= code.maxUsesPerCustomer`,
    put: `return Boolean(customerKey) || userId !== null`,
    test: 'api/checkout/code-uses.call.test.ts',
  },
  {
    guard: 'only the code that is meant is used',
    file: 'db/queries/orders/orders.ts',
    find: `sql<boolean>\`(max_uses is null or uses < max_uses)\``,
    put: `sql<boolean>\`max_uses is null or uses < max_uses\``,
    test: 'api/checkout/code-uses.call.test.ts',
  },
  {
    guard: 'what follows a plus sign makes no new customer',
    file: 'rules/accounts/customer-key.ts',
    find: `const untagged = address.slice(0, at).split('+')[0] ?? ''`,
    put: `const untagged = address.slice(0, at)`,
    test: 'api/checkout/code-uses.call.test.ts',
  },
  {
    guard: 'nothing is taken off a gift card',
    file: 'rules/carts/cart-prices.ts',
    find: `lines.filter((line) => !line.is_dematerialized)`,
    put: `lines`,
    test: 'api/checkout/code-uses.call.test.ts',
  },
  {
    guard: 'codes cannot be guessed in carts',
    file: 'api/carts/load-cart-with-code.ts',
    find: `const waitSeconds = isTry ? await countCodeTry(parts) : null`,
    put: `const waitSeconds = isTry ? null : null`,
    test: 'api/checkout/code-uses.call.test.ts',
  },
  {
    guard: 'codes cannot be guessed by orders',
    file: 'api/checkout/create-order.ts',
    find: `const waitSeconds = body.discount ? await countCodeTry(parts) : null`,
    put: `const waitSeconds = null`,
    test: 'api/checkout/code-uses.call.test.ts',
  },
  {
    guard: 'a whole refund gives the use of its code back',
    file: 'api/payments/decide-refund.ts',
    find: `  if (isWhole && order.discount_code_id !== null) await giveCodeUseBack(db, order.discount_code_id)
`,
    put: '',
    test: 'api/checkout/code-uses.call.test.ts',
  },
  {
    guard: 'unpaid orders are bounded',
    file: 'api/checkout/place-order.ts',
    find: `  if (isTooMuch) return { refusal: 'too-many-unpaid-orders' }
`,
    put: '',
    test: 'api/checkout/hold-limits.call.test.ts',
  },
  {
    guard: 'unpaid orders that are placed at once are counted together',
    file: 'db/queries/orders/unpaid-holds.ts',
    find: "select pg_advisory_xact_lock(hashtextextended('customer '",
    put: "select abs(hashtextextended('customer '",
    test: 'api/checkout/hold-limits.call.test.ts',
  },
  {
    guard: 'another wish does not begin the half hour anew',
    file: 'api/checkout/place-order.ts',
    find: `heldSince: (isHeld && known.held_since) || parts.now`,
    put: `heldSince: parts.now`,
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'nothing is held for what nobody can pay',
    file: 'api/checkout/place-order.ts',
    find: `  if (!request.isPaymentOpen) return { refusal: 'payment-closed' }
`,
    put: '',
    test: 'api/checkout/hold-limits.call.test.ts',
  },
  {
    guard: 'a payment that the bank is busy with is waited for',
    file: 'api/checkout/order-expiry.ts',
    find: `  if (isBusy && isPatient) return true
`,
    put: '',
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'the bank is asked for a last time before a hold ends',
    file: 'api/checkout/order-expiry.ts',
    find: `  await settleFromProvider(
    { site: { id: siteId }, now, randomId, transact, secrets: services.secrets },
    { provider, reference, account },
  )
`,
    put: '',
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'what is sold out while it is paid keeps nothing held',
    file: 'api/payments/settle-payment.ts',
    find: `  await cancelOrder(db, { orderId: order.id, now, detail: 'sold-out' })
`,
    put: `  await changeOrder(db, { id: order.id, change: { status: 'CANCELLED', fulfilment: 'CANCELLED', changed_at: now } })
`,
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'who paid in vain is told',
    file: 'api/payments/perform-refund.ts',
    find: `    if (refund.reason !== 'sold-out') await tellReturned(db, { order, refund, now, randomId })
`,
    put: '',
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'an amount that nobody asked for goes back',
    file: 'api/payments/payment-check.ts',
    find: `  if (payment.status === 'HELD' && isOver) return transact((db) => giveHeldBack(db, { payment, now }))
`,
    put: '',
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'a refund in parts gives the stock back as one in whole',
    file: 'api/payments/decide-refund.ts',
    find: `  if (isWhole && isInCellar(order)) await returnStock(db, { orderId: order.id, claims: await findTaken(db, order.id) })
`,
    put: '',
    test: 'api/payments/refund-order.call.test.ts',
  },
  {
    guard: 'what goes back on the shelf is what the line took',
    file: 'api/payments/decide-refund.ts',
    find: `  await returnStock(db, { orderId: order.id, claims: restockedClaims(lines, share) })
`,
    put: '',
    test: 'api/payments/refund-order.call.test.ts',
  },
  {
    guard: 'a line is refunded once',
    file: 'rules/orders/refund-amounts.ts',
    find: `line.refundedQuantity + quantity > line.quantity`,
    put: `quantity > line.quantity`,
    test: 'rules/orders/refund-amounts.property.test.ts',
  },
  {
    guard: 'a slot is free when its order is not fetched any more',
    file: 'db/queries/deliveries/calendars.ts',
    find: `    .where('fulfilment', '!=', 'CANCELLED')
`,
    put: `    .where('status', '!=', 'CANCELLED')
`,
    test: 'api/deliveries/get-allowed-dates.call.test.ts',
  },
  {
    guard: 'what is not part of the order stays in a cart',
    file: 'api/orders/complete-order.ts',
    find: `    keepLeftovers(db, { orderId, cartId, nextCartId: randomId(), now }),
`,
    put: `    Promise.resolve(keepLeftovers),
`,
    test: 'api/checkout/leftovers.call.test.ts',
  },
  {
    guard: 'a cart of leftovers is its customer’s alone',
    file: 'api/carts/open-cart.ts',
    find: `return cart.ordered_at === null && mayUseCart(cart, principal) ? cart : undefined`,
    put: `return cart.ordered_at === null ? cart : undefined`,
    test: 'api/checkout/leftovers.call.test.ts',
  },
  {
    guard: 'every payment is a movement',
    file: 'db/migrations/0013-books.sql',
    find: `create trigger note_payment after insert or update of received_cents on estate.payments
  for each row execute function estate.note_payment();
`,
    put: '',
    test: 'api/books/get-books.call.test.ts',
  },
  {
    guard: 'every refund is a movement',
    file: 'db/migrations/0013-books.sql',
    find: `create trigger note_refund after insert or update of status on estate.refunds
  for each row execute function estate.note_refund();
`,
    put: '',
    test: 'api/books/get-books.call.test.ts',
  },
  {
    guard: 'two orders cannot hold the same money of a card',
    file: 'db/queries/gift-cards/gift-cards.ts',
    find: `.orderBy('id').forNoKeyUpdate().execute()`,
    put: `.orderBy('id').execute()`,
    test: 'api/gift-cards/share-cards.call.test.ts',
  },
  {
    guard: 'an order that ends gives its gift cards back',
    file: 'api/orders/cancel-order.ts',
    find: `  await releaseCards(db, orderId)
`,
    put: '',
    test: 'api/gift-cards/share-cards.call.test.ts',
  },
  {
    guard: 'a card does not buy a card',
    file: 'api/checkout/pay-by-gift-cards.ts',
    find: `Math.max(0, order.total_cents - bought)`,
    put: `Math.max(bought, order.total_cents)`,
    test: 'api/gift-cards/share-cards.call.test.ts',
  },
  {
    guard: 'a stopped or lapsed card pays nothing',
    file: 'db/queries/gift-cards/gift-cards.ts',
    find: `    .where('stopped_at', 'is', null)
`,
    put: '',
    test: 'api/gift-cards/stop-gift-card.call.test.ts',
  },
  {
    guard: 'a refund goes back to the cards first',
    file: 'api/payments/decide-refund.ts',
    find: `Math.min(share.amountCents, order.cards_cents - (await refundedToCards(db, order.id)))`,
    put: `Math.min(0, await refundedToCards(db, order.id))`,
    test: 'api/gift-cards/returned-cards.call.test.ts',
  },
  {
    guard: 'a card whose price goes back is worth nothing',
    file: 'api/payments/decide-refund.ts',
    find: `await cancelCards(db, { ids: taken.map(({ id }) => id), now })`,
    put: `await cancelCards(db, { ids: [], now })`,
    test: 'api/gift-cards/returned-cards.call.test.ts',
  },
  {
    guard: 'gift cards cannot be guessed',
    file: 'api/gift-cards/get-gift-card-balance.ts',
    find: `if (waitSeconds !== null)`,
    put: `if (waitSeconds === -1)`,
    test: 'api/gift-cards/get-gift-card-balance.call.test.ts',
  },
  {
    guard: 'the estate does not read the codes it has sold',
    file: 'api/mails/get-mail.ts',
    find: `secrets: null`,
    put: `secrets: parts.secrets`,
    test: 'api/gift-cards/issue-gift-cards.call.test.ts',
  },
  {
    guard: 'the accounts of more than a year are not told at once',
    file: 'rules/books/period.ts',
    find: `if (until >= addDays(from, MOST_DAYS))`,
    put: `if (until >= addDays(from, MOST_DAYS * 100))`,
    test: 'rules/books/period.test.ts',
  },
  {
    guard: 'a name cannot make a column of its own in the file of entries',
    file: 'rules/books/fec.ts',
    find: `cell.replace(/[\\s|]+/g, ' ')`,
    put: `cell`,
    test: 'rules/books/fec.test.ts',
  },
  {
    guard: 'a gift card that is sold is no turnover',
    file: 'rules/books/sale-amounts.ts',
    find: `if (fact?.isGiftCard) return 'VOUCHERS'`,
    put: `if (fact?.isGiftCard) return 'GOODS'`,
    test: 'rules/books/sale-entry.test.ts',
  },
  {
    guard: 'a gift card that is taken back is taken back at what it was worth',
    file: 'rules/books/sale-amounts.ts',
    find: `const rest = vouchersCents - given`,
    put: `const rest = 0 * (vouchersCents - given)`,
    test: 'api/books/gift-card-ledger.call.test.ts',
  },
  {
    guard: 'no file tells an entry that does not balance',
    file: 'api/books/fec-file.ts',
    find: `if (difference !== 0)`,
    put: `if (difference !== difference)`,
    test: 'api/books/get-account-file.call.test.ts',
  },
  {
    guard: 'bottles that nobody has sent have not left',
    file: 'db/queries/books/sold-bottles.ts',
    find: `where left_at >= \${from} and left_at < \${until}`,
    put: `where created_at >= \${from} and created_at < \${until}`,
    test: 'api/books/excise-file.call.test.ts',
  },
  {
    guard: 'what was planned is in the log when it happens',
    file: 'api/catalogue/product-time.ts',
    find: `if (turned) {`,
    put: `if (turned && askedBy === 0) {`,
    test: 'api/catalogue/product-resource.call.test.ts',
  },
]
