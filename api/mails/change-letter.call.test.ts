import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { openLetters, saying } from '#tests/support/test-letters.ts'
import { composeAboutOrder } from '#tests/support/test-mails.ts'

test('what an estate says stands in its mails, in its language only, and nothing else is lost', async () => {
  const shop = await openLetters()
  const usual = await composeAboutOrder(shop, { kind: 'ORDER_SHIPPED' })
  const fr = {
    subject: 'Vos bouteilles {commande} roulent vers vous, {prenom} !',
    opening: 'Chère {prenom},\n\nMerci de votre confiance.\nVotre vin est parti.',
    closing: 'La famille de {domaine}',
  }
  const { data } = await shop.change('ORDER_SHIPPED', { version: 0, texts: saying({ fr }) })
  expect(data.letter).toMatchObject({ version: 1, isOwn: true, texts: { fr } })
  const mail = await composeAboutOrder(shop, { kind: 'ORDER_SHIPPED' })
  expect(mail.subject).toMatch(/^Vos bouteilles C-\d+ roulent vers vous, Jeanne\u202f!$/)
  expect(mail.text).toContain('Chère Jeanne,\n\nMerci de votre confiance.\nVotre vin est parti.')
  expect(mail.html).toContain('Merci de votre confiance.<br>Votre vin est parti.')
  expect(mail.text).not.toContain('Bonjour Jeanne')
  expect(mail.text).toContain('La famille de Domaine de la Roche-Perrine')
  // What is told of the order is told as before.
  const facts = usual.text.split('\n\n').filter((part) => !/Bonjour|C-\d+|\/order\//.test(part))
  for (const fact of facts) expect(mail.text).toContain(fact)
  const english = await composeAboutOrder(shop, { kind: 'ORDER_SHIPPED', locale: 'en' })
  expect(english.subject).not.toContain('roulent')
  const neighbour = await composeAboutOrder(shop, { kind: 'ORDER_READY' })
  expect(neighbour.text).toContain('Bonjour Jeanne')
})

test('nothing that is typed is markup, a header or a placeholder of somebody’s name', async () => {
  const shop = await openLetters()
  const fr = {
    subject: 'Merci\r\nBcc: tous@example.com',
    opening: '<script>alert(1)</script> {prenom}',
    closing: '',
  }
  await shop.change('ORDER_CONFIRMED', { version: 0, texts: saying({ fr }) })
  const mail = await composeAboutOrder(shop, {
    kind: 'ORDER_CONFIRMED',
    order: { firstname: '{commande} <b>\r\nX-Evil: 1' },
  })
  expect(mail.subject).toBe('Merci Bcc: tous@example.com')
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {commande} &lt;b&gt;')
})

test('what no customer’s mail can fill is told at its field, and so is what is not the estate’s to say', async () => {
  const shop = await openLetters()
  const wrong = await shop.change('CART_REMINDER', {
    version: 0,
    texts: saying({ fr: { opening: 'Bonjour {prenom}, {domaine}' }, en: { closing: 'x'.repeat(601) } }),
  })
  expect(wrong).toMatchObject({ status: 400, errors: { 'texts.en.closing': expect.any(String) } })
  const unknown = await shop.change('CART_REMINDER', {
    version: 0,
    texts: saying({ fr: { opening: 'Bonjour {prenom}' } }),
  })
  expect(unknown.errors).toEqual({
    'texts.fr.opening': 'Entre accolades, seuls ces mots sont remplacés ici\u00a0: {domaine}, {site}.',
  })
  for (const kind of ['PASSWORD_RESET', 'ACCOUNT_CHANGED', 'NEWSLETTER_CONFIRM', 'CONTACT_MESSAGE'] as const) {
    const refused = await shop.change(kind, { version: 0, texts: saying({ fr: { closing: 'Appelez ce numéro' } }) })
    expect([kind, refused.status]).toEqual([kind, 400])
  }
  const stepped = await shop.change('VISIT_STEP', { version: 0, texts: saying({ fr: { subject: 'À bientôt' } }) })
  expect(stepped.errors).toHaveProperty(['texts.fr.subject'])
})

test('of two who have seen the same one is told; what is emptied is ours again', async () => {
  const shop = await openLetters()
  const change = (closing: string, version: number) =>
    shop.change('ORDER_READY', { version, texts: saying({ fr: { closing } }) })
  const first = await Promise.all([change('Mot-un', 0), change('Mot-deux', 0)])
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409])
  const second = await Promise.all([change('Mot-trois', 1), change('Mot-quatre', 1)])
  expect(second.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await change('', 2)).data.letter).toMatchObject({ version: 3, isOwn: false })
  expect((await composeAboutOrder(shop, { kind: 'ORDER_READY' })).text).not.toContain('Mot-')
})

test('the log of changes tells what was said and what is said', async () => {
  const shop = await openLetters()
  await shop.change('ORDER_READY', { version: 0, texts: saying({ fr: { closing: 'À vite' } }) })
  const { rows } = await shop.admin.query(`select thing, thing_id, before, after from estate.audit_events`)
  expect(rows).toMatchObject([
    {
      thing: 'letters',
      thing_id: 'ORDER_READY',
      before: { fr: { closing: '' } },
      after: { fr: { closing: 'À vite' } },
    },
  ])
})

test('another estate keeps its own words, and who has no right for mails changes none', async () => {
  const shop = await openLetters()
  await shop.change('ORDER_READY', { version: 0, texts: saying({ fr: { closing: 'À vite' } }) })
  const other = await (await enterOffice(shop, { siteId: 3 })).ask('/admin/letter/ORDER_READY')
  expect(other.data.letter).toMatchObject({ version: 0, texts: { fr: { closing: '' } } })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const payload = { version: 1, texts: saying({}) }
  expect((await editor.ask('/admin/letter/ORDER_READY', { method: 'PUT', payload })).status).toBe(403)
})
