import { expect, test } from 'vitest'
import { keepBirthdate } from '#db/queries/accounts/users.ts'
import { inSite } from '#db/site-db.ts'
import { asBrowser } from '#tests/support/accounts.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

async function signedUp(given: object = {}) {
  const test = await createTestApp()
  const { token, user } = (await asBrowser(test).register(given)).json().data
  const update = (payload: object) => asBrowser(test).put({ url: '/user', payload, headers: { authorization: token } })
  return { test, token, user, update }
}

async function setParameter({ admin }: TestApp, { type, value }: { type: string; value: string }) {
  await admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])
}

async function toldChanges({ admin }: TestApp) {
  const { rows } = await admin.query(`select recipient, facts from estate.mails where kind = 'ACCOUNT_CHANGED'`)
  return rows
}

test('what is given changes, what is not stays, and a mail tells that, not what', async () => {
  const { test, user, update } = await signedUp()
  const answer = await update({ firstname: ' Jeanne-Marie ', phone: '06 12 34 56 78', language: 'en' })
  const changed = { ...user, firstname: 'Jeanne-Marie', phone: '+33612345678' }
  expect([answer.statusCode, answer.json().data.user]).toEqual([200, changed])
  const { rows } = await test.admin.query('select locale from estate.users where id = $1 and site_id = 1', [user.id])
  expect(rows).toEqual([{ locale: 'en' }])
  expect(await toldChanges(test)).toEqual([
    { recipient: user.email, facts: { firstname: 'Jeanne-Marie', change: 'PROFILE' } },
  ])
  expect((await update({ phone: '' })).json().data.user.phone).toBe(null)
})

test('saying the same again changes nothing, and no mail leaves', async () => {
  const { test, user, update } = await signedUp()
  const { firstname, lastname, birthdate } = user
  expect((await update({ firstname, lastname, birthdate, phone: null, language: 'fr' })).json().data.user).toEqual(user)
  expect(await toldChanges(test)).toEqual([])
})

test.each([
  [{ firstname: '  ' }, { firstname: 'Ce champ est obligatoire.' }],
  [{ lastname: 'x'.repeat(10_000) }, { lastname: 'Au plus 80 caractères.' }],
  [{ phone: '12' }, { phone: expect.stringContaining('Ce numéro de téléphone n’est pas valable.') }],
  [{ language: 'de' }, { language: 'Valeurs possibles\u00a0: fr, en.' }],
  [{ birthdate: 'yesterday' }, { birthdate: 'Une date est attendue.' }],
  [{ role: 'ADMIN' }, { role: 'Ce champ n’existe pas.' }],
  [{ email: 'other@example.org' }, { email: 'Ce champ n’existe pas.' }],
])('%j is told next to its field', async (given, errors) => {
  const { update } = await signedUp()
  const answer = await update(given)
  expect([answer.statusCode, answer.json().errors]).toEqual([400, errors])
})

test('names are people’s own: an SQL fragment, a sign, a pasted line break', async () => {
  const { update } = await signedUp()
  const names = { firstname: "Robert'); drop table users; --", lastname: 'Zoé 🍇' }
  expect((await update(names)).json().data.user).toMatchObject(names)
  expect((await update({ lastname: 'Le\r\nGall\u2028Kerhervé' })).json().data.user.lastname).toBe('Le Gall Kerhervé')
})

test('a landline is refused where the estate takes mobiles only, unless it is the one it took before', async () => {
  const { test, update } = await signedUp({ phone: '02 41 51 00 00' })
  await setParameter(test, { type: 'ALLOW_ONLY_MOBILE_PHONE', value: 'true' })
  expect((await update({ phone: '02 41 51 00 01' })).json().errors).toEqual({
    phone: 'Indiquez un numéro de téléphone mobile, qui commence par 06 ou 07 en France.',
  })
  expect((await update({ phone: '02 41 51 00 00', firstname: 'Anne' })).statusCode).toBe(200)
  expect((await update({ phone: '06 12 34 56 78' })).statusCode).toBe(200)
})

test('a birth date that was asked for at registration stays', async () => {
  const { update } = await signedUp()
  const answer = await update({ birthdate: '1980-01-01' })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    { birthdate: expect.stringContaining('Cette date a servi à prouver votre âge') },
  ])
  expect((await update({ birthdate: null })).statusCode).toBe(400)
})

test('one that was never asked for can be given, and given anew until it proves an age', async () => {
  const test = await createTestApp()
  await setParameter(test, { type: 'ASK_BIRTHDATE_AT_REGISTER', value: 'false' })
  const { token, user } = (await asBrowser(test).register()).json().data
  const update = (payload: object) => asBrowser(test).put({ url: '/user', payload, headers: { authorization: token } })
  expect((await update({ birthdate: '1980-01-01' })).json().data.user.birthdate).toBe('1980-01-01')
  expect((await update({ birthdate: '1981-01-01' })).json().data.user.birthdate).toBe('1981-01-01')
  expect(Object.keys((await update({ birthdate: '2900-01-01' })).json().errors)).toEqual(['birthdate'])
  await inSite({ pool: test.pool, siteId: 1 }, (db) => keepBirthdate(db, { id: user.id, birthdate: '1981-01-01' }))
  expect((await update({ birthdate: '1980-01-01' })).statusCode).toBe(400)
})

test('of two changes at once neither undoes the other', async () => {
  const { test, user, update } = await signedUp()
  // Whoever holds the account holds all three back at the same place.
  const holder = await test.admin.connect()
  await holder.query('begin')
  await holder.query('select from estate.users where email = $1 for update', [user.email])
  const changes = [update({ firstname: 'Anne' }), update({ lastname: 'Bernard' }), update({ phone: '0612345678' })]
  await untilWaiting(test.admin, changes.length)
  await holder.query('rollback')
  holder.release()
  await Promise.all(changes)
  const { rows } = await test.admin.query('select firstname, lastname, phone from estate.users where email = $1', [
    user.email,
  ])
  expect(rows).toEqual([{ firstname: 'Anne', lastname: 'Bernard', phone: '+33612345678' }])
})
