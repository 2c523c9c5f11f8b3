/** Guards of the way from the cart to the paid order. */
export const orderGuards = [
  {
    guard: 'stock is held only while it is there',
    file: 'db/queries/catalogue/stock-holds.ts',
    find: `        and declinations.quantity - declinations.reserved >= claims.quantity
      returning 1
    ), of_products as (
      update products set reserved = reserved + claims.quantity from claims`,
    put: `      returning 1
    ), of_products as (
      update products set reserved = reserved + claims.quantity from claims`,
    test: 'tests/last-bottle.call.test.ts',
  },
  {
    guard: 'whoever could not hold all gets no order',
    file: 'api/checkout/reserve-for-order.ts',
    find: "  if (!(await reserveStock(db, { orderId: order.id, claims }))) return { refusal: 'order-obstructed' }",
    put: '  await reserveStock(db, { orderId: order.id, claims })',
    test: 'tests/last-bottle.call.test.ts',
  },
  {
    guard: 'lines of one wine take from one stock',
    file: 'rules/catalogue/stock.ts',
    find: `taken.set(holder, (taken.get(holder) ?? 0) + need * quantity)`,
    put: `taken.set(holder, need * quantity)`,
    test: 'rules/catalogue/stock-claims.test.ts',
  },
  {
    guard: 'stock is locked without blocking the lines of other orders',
    file: 'db/queries/catalogue/stock-holds.ts',
    find: `forNoKeyUpdate()`,
    put: `forUpdate()`,
    test: 'tests/last-bottle.call.test.ts',
  },
  {
    guard: 'two orders of one cart wait for each other',
    file: 'db/queries/orders/orders.ts',
    find: `db.selectFrom('carts').select(['id', 'user_id']).where('id', '=', id).forUpdate(),`,
    put: `db.selectFrom('carts').select(['id', 'user_id']).where('id', '=', id),`,
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'a code is used as often as it may',
    file: 'db/queries/orders/orders.ts',
    find: `    .where(sql<boolean>\`(max_uses is null or uses < max_uses)\`)
`,
    put: '',
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'a key stands for one wish',
    file: 'api/checkout/place-order.ts',
    find: `  if (keyed) return { refusal: 'idempotency-key-reused' }
`,
    put: '',
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'what was shown is what is paid',
    file: 'api/checkout/place-order.ts',
    find: `  if (!totalMatches(body, order.total_cents)) return { refusal: 'total-changed' }
`,
    put: '',
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'minors buy no wine',
    file: 'api/checkout/order-buyer.ts',
    find: `hasAlcohol && buyer.birthdate !== null && !isAdult(buyer.birthdate, now)`,
    put: `false`,
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'an account’s date of birth is not sent anew',
    file: 'api/checkout/order-buyer.ts',
    find: `birthdate: known?.birthdate ?? user.birthdate ?? null`,
    put: `birthdate: user.birthdate ?? known?.birthdate ?? null`,
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'a date of birth that bought wine is kept',
    file: 'api/checkout/place-order.ts',
    find: `    await keepBirthdate(db, { id: order.user_id, birthdate: order.birthdate })\n`,
    put: ``,
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'orders fit into a column of cents',
    file: 'api/checkout/draft-order.ts',
    find: `  if (isTooExpensive(totals)) return { refusal: 'order-obstructed' }\n`,
    put: ``,
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'a town of another code is asked about',
    file: 'api/orders/read-address.ts',
    find: `  if (city && !isCityConfirmed) return { problems: { city } }\n`,
    put: ``,
    test: 'api/checkout/read-order.call.test.ts',
  },
  {
    guard: 'a postal code that does not exist is refused',
    file: 'api/orders/read-address.ts',
    find: `  if (postalCode) return { problems: { postalCode } }\n`,
    put: ``,
    test: 'api/checkout/read-order.call.test.ts',
  },
  {
    guard: 'the cart is its owner’s',
    file: 'api/checkout/place-order.ts',
    find: `!cart || !mayUseCart(cart, parts.principal)`,
    put: `!cart`,
    test: 'api/checkout/create-order.call.test.ts',
  },
  {
    guard: 'the order’s lock lets one settle it',
    file: 'db/queries/payments/payments.ts',
    find: `.forUpdate(['orders', 'payments'])`,
    put: '',
    test: 'api/payments/settle-payment.call.test.ts',
  },
  {
    guard: 'whoever waited for the order’s lock reads the payment again',
    file: 'db/queries/payments/payments.ts',
    find: `.forUpdate(['orders', 'payments'])`,
    put: `.forUpdate(['orders'])`,
    test: 'api/payments/settle-payment.call.test.ts',
  },
  {
    guard: 'a settled payment stays settled',
    file: 'rules/payments/settlement.ts',
    find: `  if (payment.status === 'SUCCEEDED' || payment.status === 'HELD' || payment.status === 'REFUNDED') return 'nothing'
`,
    put: '',
    test: 'rules/payments/settlement.test.ts',
  },
  {
    guard: 'the amount is the one that was asked',
    file: 'rules/payments/settlement.ts',
    find: `    if (told.amount !== payment.amount || told.currency !== payment.currency) return 'held'
`,
    put: '',
    test: 'api/payments/settle-payment.call.test.ts',
  },
  {
    guard: 'messages of the bank are signed',
    file: 'providers/payments/test-cards/test-events.ts',
    find: `  if (!timingSafeEqual(given, right)) return { outcome: 'signature-wrong' }
`,
    put: '',
    test: 'api/payments/receive-payment-event.call.test.ts',
  },
  {
    guard: 'old messages of the bank are not heard',
    file: 'providers/payments/test-cards/test-events.ts',
    find: `!read || !(age <= TOLERANCE_SECONDS)`,
    put: `!read`,
    test: 'api/payments/receive-payment-event.call.test.ts',
  },
  {
    guard: 'a payment at the bank belongs to its shop',
    file: 'providers/payments/test-cards/test-bank.ts',
    find: `return entry?.account === String(siteId) ? entry : null`,
    put: `return entry`,
    test: 'api/payments/test-cards/get-test-payment.call.test.ts',
  },
  {
    guard: 'what is gone when it is paid is given back',
    file: 'db/queries/catalogue/stock-holds.ts',
    find: `        and declinations.quantity >= claims.quantity
`,
    put: '',
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'unpaid stock is given back',
    file: 'api/orders/cancel-order.ts',
    find: `  await releaseStock(db, orderId)
`,
    put: '',
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'a payment of an order that is over is ended at its provider',
    file: 'api/payments/payment-check.ts',
    find: `  if (isOver) await account?.cancel(reference)
`,
    put: '',
    test: 'api/checkout/order-expiry.call.test.ts',
  },
  {
    guard: 'no more is refunded than was paid',
    file: 'rules/orders/refund-amounts.ts',
    find: `  if (request.goodwillCents > left - sum) return { problem: 'amount' }
`,
    put: '',
    test: 'rules/orders/refund-amounts.property.test.ts',
  },
  {
    guard: 'an order goes only where it may',
    file: 'api/orders/move-order.ts',
    find: "  if (!mayMove({ from: order.fulfilment, to, delivery: order.delivery_type })) return { refusal: 'order-move-illegal' }\n",
    put: '',
    test: 'api/orders/change-order-status.call.test.ts',
  },
  {
    guard: 'an order that takes the place of another queues as all orders do',
    file: 'api/checkout/place-order.ts',
    find: '    await lockInTurn(db, { formerId: known.id, body, lines })\n',
    put: '',
    test: 'api/checkout/lock-in-turn.call.test.ts',
  },
  {
    guard: 'a secret opens under its own estate only',
    file: 'providers/secrets/sealer.ts',
    find: `createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(name))`,
    put: `createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))`,
    test: 'providers/secrets/sealer.test.ts',
  },
  {
    guard: 'nobody asks after a payment that has come',
    file: 'db/queries/orders/completions.ts',
    find: `    .with('check', () => workToCancel(db, { kind: 'PAYMENT_CHECK', subject: sql<string>\`\${paymentId}::text\` }))
`,
    put: '',
    test: 'api/payments/settle-payment.call.test.ts',
  },
  {
    guard: 'what was added to an order is not paid while the order goes elsewhere',
    file: 'api/edits/lock-for-edit.ts',
    find: '  await lockSupplements(db, id)\n',
    put: '',
    test: 'api/edits/carriage-races.call.test.ts',
  },
  {
    guard: 'who gives an order up gets back what was paid to bring it elsewhere',
    file: 'api/returns/give-up-order.ts',
    find: '    if (!carriage || !isRefundable(carriage)) continue\n',
    put: '    if (carriage) continue\n',
    test: 'api/edits/carriage-races.call.test.ts',
  },
]
