import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { issueTestInvoice } from '#tests/support/test-invoices.ts'
import { addLink, composeAboutOrder, composeTestMail, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const COLLECT = {
  delivery_type: 'CLICK_AND_COLLECT',
  carrier_name: null,
  delivery_address: null,
  collect_place: JSON.stringify({ name: 'Caveau', address: '7, chemin Haut', postalCode: '49730', city: 'Turquant' }),
  collect_from: new Date('2026-11-21T09:00:00Z'),
  collect_until: new Date('2026-11-21T10:30:00Z'),
}

test('the confirmation tells lines, totals, VAT, delivery and the withdrawal period, in HTML and in plain text', async () => {
  const database = await createTestDatabase()
  const order = {
    lines: [
      {},
      { name: 'Jus de raisin', label: '1 l', quantity: 2, unitCents: 450, vatParts: [{ rate: 5.5, cents: 900 }] },
    ],
    discountCents: 1000,
    discountCode: 'BIENVENUE',
    shippingCents: 1490,
  }
  const mail = await composeAboutOrder(database, { kind: 'ORDER_CONFIRMED', order })
  const told = [
    'Merci, Jeanne.',
    'Les Aubépines',
    '2021, 75 cl',
    '75,00\u00a0€',
    'Remise (BIENVENUE)',
    '−10,00\u00a0€',
    '14,90\u00a0€',
    '88,90\u00a0€',
    'dont TVA à 20\u00a0%',
    'dont TVA à 5,5\u00a0%',
    'Vinéo Express',
    '12, rue des Halles',
    '75001 Paris',
    'Vous avez 14\u00a0jours pour changer d’avis',
    'L’abus d’alcool est dangereux pour la santé',
  ]
  for (const said of told) {
    expect(mail.text).toContain(said)
    expect(mail.html).toContain(said.replaceAll("'", '&#39;'))
  }
  expect(mail.html).toContain(`/order/${mail.publicId}`)
  expect(mail.text).toContain(`/order/${mail.publicId}`)
})

const ENGRAVED = {
  name: 'Coffret',
  customizations: [{ id: 1, text: 'Jeanne & Paul', told: { label: 'Gravure', text: 'Jeanne & Paul' } }],
}

test('what the estate grants beyond the law is told, and customised products are excepted', async () => {
  const database = await createTestDatabase()
  await database.admin.query(`update estate.parameters set value = '30' where site_id = 1 and type = 'WITHDRAWAL_DAYS'`)
  const plain = await composeAboutOrder(database, { kind: 'ORDER_CONFIRMED' })
  expect(plain.text).toContain('Vous avez 30\u00a0jours')
  expect(plain.text).not.toContain('à votre demande')
  const customized = await composeAboutOrder(database, {
    kind: 'ORDER_CONFIRMED',
    order: { lines: [{}, ENGRAVED] },
  })
  expect(customized.text).toContain('Vous avez 30\u00a0jours')
  expect(customized.text).toContain('Ce qui a été fait à votre demande (Coffret) ne peut être repris')
  expect(customized.text).toContain('Gravure\u00a0: Jeanne & Paul')
  const onlyEngraved = await composeAboutOrder(database, { kind: 'ORDER_CONFIRMED', order: { lines: [ENGRAVED] } })
  expect(onlyEngraved.text).not.toContain('30\u00a0jours')
  const wrapped = { customizations: [{ id: 2, checkbox: true, told: { label: 'Ruban', text: 'Oui' } }] }
  const chosen = await composeAboutOrder(database, { kind: 'ORDER_CONFIRMED', order: { lines: [wrapped] } })
  expect(chosen.text).toContain('Vous avez 30\u00a0jours')
  expect(chosen.text).toContain('Ruban\u00a0: Oui')
})

test('the terms and the form are files to keep, the estate’s own text where it has one', async () => {
  const database = await createTestDatabase()
  const standard = await composeAboutOrder(database, { kind: 'ORDER_CONFIRMED' })
  expect(standard.attachments.map(({ filename }) => filename)).toEqual([
    'conditions-generales-de-vente.html',
    'formulaire-de-retractation.html',
  ])
  const [terms, form] = standard.attachments.map(({ content }) => String(content))
  expect(terms).toContain('Droit de rétractation')
  expect(terms).toContain('telles qu’envoyées le 15 novembre 2026')
  expect(form).toContain('Rayez la mention inutile')
  await database.admin.query(`update estate.parameters set value = $1 where site_id = 1 and type = 'SALE_TERMS'`, [
    '# Chez nous\n\nMot-rare <b>12</b> de {companyName}',
  ])
  const own = await composeAboutOrder(database, { kind: 'ORDER_CONFIRMED' })
  expect(String(own.attachments[0]?.content)).toContain('<h2>Chez nous</h2>')
  expect(String(own.attachments[0]?.content)).toContain('Mot-rare &lt;b&gt;12&lt;/b&gt; de Domaine')
  expect(own.attachments).toHaveLength(2)
})

test('a reason that a machine noted is told in words', async () => {
  const database = await createTestDatabase()
  const cancelled = await composeAboutOrder(database, {
    kind: 'ORDER_CANCELLED',
    facts: { reason: 'sold-out', refundedCents: 7500 },
  })
  const refunded = await composeAboutOrder(database, {
    kind: 'ORDER_REFUNDED',
    facts: { amountCents: 7500, reason: 'paid-in-vain', creditNote: null },
    locale: 'en',
  })
  expect(cancelled.text).toContain('Motif\u00a0: le stock s’est épuisé')
  expect(refunded.text).toMatch(/no longer to\s+be paid/)
  for (const { text, html } of [cancelled, refunded]) expect(text + html).not.toMatch(/sold-out|paid-in-vain/)
})

test('an order of nothing claims no payment', async () => {
  const database = await createTestDatabase()
  const free = await composeAboutOrder(database, { kind: 'ORDER_CONFIRMED', order: { lines: [{ unitCents: 0 }] } })
  expect(free.text).toContain('rien à payer')
  expect(free.text).not.toContain('paiement est accepté')
})

test('only the order’s own invoice goes along, in the order’s language', async () => {
  const database = await createTestDatabase()
  const { id, publicId } = await insertOrder(database.admin, { locale: 'en' })
  const other = await insertOrder(database.admin)
  await issueTestInvoice(database, { orderId: other.id })
  const number = await issueTestInvoice(database, { orderId: id })
  const mail = await queueTestMail(database, {
    kind: 'ORDER_CONFIRMED',
    mail: { facts: {}, orderId: id, locale: 'en' },
  })
  const { drawings, attachments, html, text } = await composeTestMail(database, { id: mail })
  expect(drawings.map(({ filename, sheet }) => [filename, sheet.kind])).toEqual([[`${number}.pdf`, 'Invoice']])
  for (const written of [html, text]) expect(written).toContain(`/en/order/${publicId}/invoice/${number}`)
  expect(attachments.map(({ filename }) => filename)).toEqual(['terms-of-sale.html', 'withdrawal-form.html'])
})

test('whatever people typed stays text: no markup, no header', async () => {
  const database = await createTestDatabase()
  const evil = '<img src=x onerror=alert(1)>"\''
  const order = {
    firstname: evil,
    lines: [{ name: evil, label: evil }],
    columns: { message: `${evil}\r\nBcc: a@b.fr`, carrier_name: evil, tracking_number: evil },
  }
  const linkId = await addLink(database, 'ORDER_REVIEW')
  for (const kind of ['ORDER_CONFIRMED', 'ORDER_SHIPPED', 'REVIEW_REQUEST'] as const) {
    const mail = await composeAboutOrder(database, { kind, order, facts: { linkId } })
    expect(mail.html).not.toContain('<img src=x')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  }
  await database.admin.query(
    `update estate.parameters set value = $1 where site_id = 1 and type in ('COMPANY_NAME', 'MAIL_SENDER_NAME')`,
    ['Cave\r\nBcc: voleur@example.com'],
  )
  const taken = await queueTestMail(database, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: evil } } })
  const mail = await composeTestMail(database, { id: taken })
  expect(mail.from.name).toBe('Cave Bcc: voleur@example.com')
  expect(mail.subject).not.toMatch(/[\r\n]/)
})

test('a parcel can be followed where the carrier says how', async () => {
  const database = await createTestDatabase()
  const columns = { tracking_number: 'XY12', tracking_url: 'https://suivi.example/?n=XY12&l=fr' }
  const followed = await composeAboutOrder(database, { kind: 'ORDER_SHIPPED', order: { columns } })
  expect(followed.text).toContain('Vinéo Express l’achemine jusqu’à vous, sous le numéro XY12.')
  expect(followed.html).toContain('href="https://suivi.example/?n=XY12&amp;l=fr"')
  const unknown = await composeAboutOrder(database, { kind: 'ORDER_SHIPPED' })
  expect(unknown.text).not.toContain('Suivre le colis')
})

test('an order to fetch brings its place, its hour in France, and an appointment in UTC', async () => {
  const database = await createTestDatabase()
  const mail = await composeAboutOrder(database, { kind: 'ORDER_READY', order: { columns: COLLECT } })
  expect(mail.text).toContain('Le samedi 21 novembre 2026, de 10\u00a0h à 11\u00a0h\u00a030')
  expect(mail.text).toContain('7, chemin Haut\n49730 Turquant')
  const [calendar, code] = mail.attachments
  expect(code).toMatchObject({ filename: 'code-de-retrait.png', contentType: 'image/png' })
  expect(calendar?.filename).toMatch(/^retrait-C-\d{6}\.ics$/)
  expect(String(calendar?.content)).toContain('DTSTART:20261121T090000Z\r\nDTEND:20261121T103000Z')
  const english = await composeAboutOrder(database, { kind: 'ORDER_READY', order: { columns: COLLECT }, locale: 'en' })
  expect(english.text).toMatch(/Saturday,? 21 November 2026, from 10:00 to 11:30/)
  const open = await composeAboutOrder(database, {
    kind: 'ORDER_READY',
    order: { columns: { ...COLLECT, collect_from: null, collect_until: null } },
  })
  expect(open.attachments.map(({ filename }) => filename)).toEqual(['code-de-retrait.png'])
})

test('a failed payment says why, how long stock is held, and that nothing was charged', async () => {
  const database = await createTestDatabase()
  const columns = { reserved_until: new Date('2026-11-15T11:30:00Z') }
  const held = await composeAboutOrder(database, {
    kind: 'PAYMENT_FAILED',
    order: { columns },
    facts: { failure: 'card-expired' },
  })
  expect(held.text).toContain('La carte est arrivée à expiration.')
  expect(held.text).toContain('jusqu’au 15 novembre 2026 à 12\u00a0h\u00a030')
  const lapsed = await composeAboutOrder(database, {
    kind: 'PAYMENT_FAILED',
    order: { columns: { reserved_until: new Date('2026-11-15T10:00:00Z') } },
    facts: { failure: null },
  })
  expect(lapsed.text).not.toContain('réservons')
  expect(lapsed.text).toContain('Rien n’a été débité')
})

test('a cancelled order says what comes back; a refund names its credit note', async () => {
  const database = await createTestDatabase()
  const unpaid = await composeAboutOrder(database, { kind: 'ORDER_CANCELLED' })
  expect(unpaid.text).toContain('vous n’avez rien à régler')
  const paid = await composeAboutOrder(database, {
    kind: 'ORDER_CANCELLED',
    facts: { reason: 'Rupture', refundedCents: 7500 },
  })
  expect(paid.text).toContain('Motif\u00a0: Rupture')
  expect(paid.text).toContain('Nous vous rendons les 75,00\u00a0€')
  const refund = await composeAboutOrder(database, {
    kind: 'ORDER_REFUNDED',
    facts: { amountCents: 1250, creditNote: 'A2026-000004' },
  })
  expect(refund.text).toContain('L’avoir A2026-000004 est joint')
})

test('a review is asked for on the site, and beside it where the estate is looked for', async () => {
  const database = await createTestDatabase()
  const setUrl = (value: string | null) =>
    database.admin.query(`update estate.parameters set value = $1 where site_id = 1 and type = 'GOOGLE_REVIEW_URL'`, [
      value,
    ])
  const facts = { linkId: await addLink(database, 'ORDER_REVIEW') }
  await setUrl(null)
  const plain = await composeAboutOrder(database, { kind: 'REVIEW_REQUEST', facts })
  expect(plain.html).toContain('/review/…"')
  expect(plain.text).not.toContain('Google')
  expect(plain.unsubscribeUrl).toContain('/review/stop/…')
  await setUrl('https://g.page/r')
  expect((await composeAboutOrder(database, { kind: 'REVIEW_REQUEST', facts })).html).toContain(
    'href="https://g.page/r"',
  )
})

test('each line of an order shows its bottle, from the estate’s own address, beside the logo by day and by night', async () => {
  const database = await createTestDatabase()
  const { rows } = await database.admin.query(
    `select products.id, media.id as media from estate.products
     join estate.media on media.site_id = products.site_id and media.id = products.media_id
     where products.site_id = 1 order by products.id limit 1`,
  )
  const [wine] = rows
  const { id } = await insertOrder(database.admin, { lines: [{}, { name: 'Frais divers' }] })
  await database.admin.query(
    'update estate.order_lines set product_id = case position when 0 then $2::integer end where order_id = $1',
    [id, wine.id],
  )
  const mailId = await queueTestMail(database, { kind: 'ORDER_CONFIRMED', mail: { facts: {}, orderId: id } })
  const mail = await composeTestMail(database, { id: mailId })
  const images = [...mail.html.matchAll(/<img [^>]*>/g)].map(([image]) => image)
  expect(images).toHaveLength(3)
  expect(images[0]).toMatch(
    /src="http:\/\/[^"]+\/img\/mail\/[0-9a-f]{32}\/roche-perrine-logo\.png" width="196" height="70"/,
  )
  expect(images[0]).toContain('alt="Domaine de la Roche-Perrine"')
  expect(images[1]).toContain('roche-perrine-logo-clair.png')
  expect(images[2]).toMatch(new RegExp(`/img/mail/${wine.media}/[^"]+\\.png" width="\\d+" height="\\d+" alt=""`))
})
