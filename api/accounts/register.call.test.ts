import { expect, test } from 'vitest'
import { createPasswordHasher } from '#providers/passwords/password-hasher.ts'
import { asBrowser, cookiesOf, NEWCOMER } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const now = () => new Date('2026-05-01T10:00:00Z')

async function setParameter({ admin }: TestApp, { type, value }: { type: string; value: string }) {
  await admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])
}

test('an account is opened and its owner signed in; nothing of the password is kept but its hash', async () => {
  const test = await createTestApp({ now })
  const browser = asBrowser(test)
  const given = { email: ' Jeanne@Example.ORG ', firstname: ' Jeanne ', phone: '06 12 34 56 78' }
  const answer = await browser.register(given, { userlang: 'en' })
  expect(answer.statusCode).toBe(200)
  const { token, idSite, user } = answer.json().data
  expect(idSite).toBe(1)
  expect(user).toEqual({
    id: expect.any(Number),
    email: 'jeanne@example.org',
    phone: '+33612345678',
    firstname: 'Jeanne',
    lastname: 'Martin',
    birthdate: '1990-12-31',
    role: 'CUSTOMER',
  })
  const { rows } = await test.admin.query(`select * from estate.users where email = 'jeanne@example.org'`)
  expect(rows).toMatchObject([{ site_id: 1, role: 'CUSTOMER', locale: 'en', terms_accepted_at: now() }])
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(rows)).not.toContain(NEWCOMER.password)
  const cookie = `token=${cookiesOf(answer).token?.value}`
  expect((await browser.get('/user', { cookie })).json().data.user).toEqual(user)
  expect((await browser.get('/logged', { authorization: token })).json().data.isLogged).toBe(true)
  expect((await browser.login({ email: 'jeanne@example.org', password: NEWCOMER.password })).statusCode).toBe(200)
})

test('no role can be asked for', async () => {
  const answer = await asBrowser(await createTestApp()).register({ role: 'ADMIN' })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, { role: 'Ce champ n’existe pas.' }])
})

test('all that is wrong is told at once, next to its field, in the reader’s language', async () => {
  const test = await createTestApp({ now })
  const wrong = { password: 'azerty', birthdate: '2030-01-01', phone: '12', acceptsTerms: false }
  const answer = await asBrowser(test).register(wrong)
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    {
      password:
        'Choisissez au moins 12 caractères, ou 8 mêlant trois sortes parmi\u00a0: minuscules, majuscules, chiffres, autres signes.',
      birthdate: 'Cette date de naissance n’est pas possible.',
      phone: 'Ce numéro de téléphone n’est pas valable. Hors de France, commencez par l’indicatif, comme +32.',
      acceptsTerms: 'Cochez cette case pour continuer.',
    },
  ])
  const english = await asBrowser(test).register({ ...wrong, password: 'Bonjour2026!' }, { userlang: 'en' })
  expect(english.json().errors).toMatchObject({
    password: 'This password is too common and would soon be guessed. Choose another one.',
    acceptsTerms: 'Tick this box to continue.',
  })
  const { rows } = await test.admin.query(`select count(*)::int as n from estate.users where email like '%example.org'`)
  expect(rows[0].n).toBe(0)
})

test.each([
  [{ email: 'nobody' }, 'email', 'Cette adresse e-mail n’est pas valable.'],
  [{ firstname: '  ' }, 'firstname', 'Ce champ est obligatoire.'],
  [{ lastname: 'x'.repeat(81) }, 'lastname', 'Au plus 80 caractères.'],
  [{ birthdate: '31/12/1990' }, 'birthdate', 'Une date est attendue.'],
  [{ birthdate: '1990-02-30' }, 'birthdate', 'Une date est attendue.'],
  [{ birthdate: null }, 'birthdate', 'Ce champ est obligatoire.'],
  [{ password: 'jeanne@example.org' }, 'password', 'Le mot de passe ne peut pas être votre adresse e-mail.'],
  [{ acceptsTerms: 'yes' }, 'acceptsTerms', 'La valeur true ou false est attendue.'],
])('%j is told', async (given, field, told) => {
  const answer = await asBrowser(await createTestApp({ now })).register(given)
  expect([answer.statusCode, answer.json().errors]).toEqual([400, { [field]: told }])
})

test('an address has one account an estate, after the same work; at another estate it is free', async () => {
  let hashed = 0
  const real = createPasswordHasher()
  const hash = (password: string) => {
    hashed++
    return real.hash(password)
  }
  const test = await createTestApp({ services: { passwords: { ...real, hash } } })
  const browser = asBrowser(test)
  expect((await browser.register()).statusCode).toBe(200)
  const taken = await browser.register({ password: 'Another-password-84' })
  expect([taken.statusCode, taken.json().code, taken.headers['set-cookie']]).toEqual([409, 'email-taken', undefined])
  expect(hashed).toBe(2)
  expect((await browser.login({ email: NEWCOMER.email, password: NEWCOMER.password })).statusCode).toBe(200)
  expect((await asBrowser(test, 'coteaux.localhost').register()).statusCode).toBe(200)
})

test('of many registrations at once with one address, one opens an account', async () => {
  const test = await createTestApp()
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await asBrowser(test).register()).statusCode),
  )
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409])
  const { rows } = await test.admin.query('select count(*)::int as n from estate.sessions')
  expect(rows[0].n).toBe(1)
})

test('an estate that does not ask for the birth date does not keep it', async () => {
  const test = await createTestApp({ now })
  await setParameter(test, { type: 'ASK_BIRTHDATE_AT_REGISTER', value: 'false' })
  expect((await asBrowser(test).register()).json().data.user.birthdate).toBe(null)
  const { birthdate: _, ...without } = NEWCOMER
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { ...without, email: 'b@c.fr' },
  })
  expect(answer.statusCode).toBe(200)
})

test('an estate may refuse minors, by the French day', async () => {
  const test = await createTestApp({ now: () => new Date('2026-05-01T21:59:00Z') })
  const browser = asBrowser(test)
  expect((await browser.register({ birthdate: '2008-05-02', email: 'minor@example.org' })).statusCode).toBe(200)
  await setParameter(test, { type: 'BLOCK_MINORS_FROM_REGISTERING', value: 'true' })
  await setParameter(test, { type: 'ASK_BIRTHDATE_AT_REGISTER', value: 'false' })
  const minor = await browser.register({ birthdate: '2008-05-02' })
  expect(minor.json().errors).toEqual({ birthdate: 'Il faut avoir 18 ans pour ouvrir un compte ici.' })
  expect((await browser.register({ birthdate: null })).json().errors).toEqual({
    birthdate: 'Ce champ est obligatoire.',
  })
  expect((await browser.register({ birthdate: '2008-05-01' })).statusCode).toBe(200)
})

test('an estate may take mobile numbers only; none at all is fine', async () => {
  const test = await createTestApp({ now })
  const browser = asBrowser(test)
  expect((await browser.register({ phone: '02 41 51 00 00' })).statusCode).toBe(200)
  await setParameter(test, { type: 'ALLOW_ONLY_MOBILE_PHONE', value: 'true' })
  const fixed = await browser.register({ email: 'a@example.org', phone: '02 41 51 00 00' })
  expect(Object.keys(fixed.json().errors)).toEqual(['phone'])
  expect((await browser.register({ email: 'a@example.org', phone: '' })).json().data.user.phone).toBe(null)
})

test('one place opens twenty accounts an hour at most', async () => {
  const test = await createTestApp({ now })
  const browser = asBrowser(test)
  for (let n = 0; n < 20; n++) await browser.register({ password: 'short' })
  const answer = await browser.register()
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many-requests'])
})

test('while too many passwords are being hashed, one is asked to come back', async () => {
  const busy = { ...createPasswordHasher(), hash: async () => null }
  const answer = await asBrowser(await createTestApp({ services: { passwords: busy } })).register()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
})

test('the owner of an address that is taken is told by mail, twice a day at most; the answer stays the same', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  await browser.register()
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.register({ firstname: 'Other' })))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  const { rows } = await test.admin.query(`select recipient, facts from estate.mails where kind = 'EMAIL_TAKEN'`)
  expect(rows).toEqual(Array(2).fill({ recipient: NEWCOMER.email, facts: { firstname: 'Jeanne' } }))
  await browser.register({ email: 'client@example.com' })
  const { rowCount } = await test.admin.query(`select from estate.mails where recipient = 'client@example.com'`)
  expect(rowCount).toBe(0)
})
