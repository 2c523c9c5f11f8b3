import { expect, test } from 'vitest'
import { openImports } from '#tests/support/test-imports.ts'

test('customers come without a password; those who are there keep what they have', async () => {
  const { bring, shop, undo } = await openImports()
  await shop.admin.query(
    `insert into estate.users (site_id, email, role, firstname, lastname, phone) values
       (1, 'deja@example.org', 'CUSTOMER', 'Déjà', '', null)`,
  )
  const told = await bring(
    [
      'Email;Prénom;Nom;Téléphone;Adresse;Code postal;Ville;Pays;Newsletter;Date du consentement',
      'Neuve@Example.org;Nina;Neuve;06 12 34 56 78;3 rue du Puits;49000;Angers;France;1;2021-03-04',
      'deja@example.org;Autre;Ajoutée;0612345678;;;;;1;',
      'pas-une-adresse;X;Y;;;;;;;',
      'neuve@example.org;Z;Z;;;;;;;',
      'admin@example.com;Pirate;Pirate;;;;;;;',
    ].join('\n'),
  )
  expect(told).toMatchObject({ kind: 'CUSTOMERS', added: 1, changed: 1, same: 1, refused: 2 })
  const { rows } = await shop.admin.query(
    `select u.email, u.firstname, u.lastname, u.phone, u.password_hash, u.email_confirmed_at, u.terms_accepted_at, a.city
     from estate.users u left join estate.customer_addresses a on a.site_id = u.site_id and a.user_id = u.id
     where u.site_id = 1 and u.email in ('neuve@example.org', 'deja@example.org') order by u.email desc`,
  )
  const unproven = { password_hash: null, email_confirmed_at: null, terms_accepted_at: null }
  expect(rows).toEqual([
    {
      email: 'neuve@example.org',
      firstname: 'Nina',
      lastname: 'Neuve',
      phone: '+33612345678',
      city: 'Angers',
      ...unproven,
    },
    {
      email: 'deja@example.org',
      firstname: 'Déjà',
      lastname: 'Ajoutée',
      phone: '+33612345678',
      city: null,
      ...unproven,
    },
  ])
  const consents = await shop.admin.query(
    `select r.email, s.origin, s.confirmed_at from estate.newsletter_subscriptions s
     join estate.newsletter_readers r on r.site_id = s.site_id and r.id = s.reader_id where s.origin = 'IMPORT'`,
  )
  expect(consents.rows).toMatchObject([{ email: 'neuve@example.org', origin: 'IMPORT' }])
  expect(await undo(told.id)).toMatchObject({ state: 'UNDONE', kept: 0 })
  const left = await shop.admin.query(
    `select email, lastname, phone from estate.users where site_id = 1 and email in ('neuve@example.org', 'deja@example.org')`,
  )
  expect(left.rows).toEqual([{ email: 'deja@example.org', lastname: '', phone: null }])
})

test('who imports is in the log of changes; the list tells what became of files', async () => {
  const { bring, ask, shop } = await openImports()
  const { id } = await bring('Référence;Nom;Prix\nL1;Noté;3\n')
  const { data } = await ask('/admin/import')
  expect(data.imports).toMatchObject([{ id, state: 'DONE', added: 1, filename: 'fichier.csv' }])
  const { rows } = await shop.admin.query(
    `select call, after from estate.audit_events where thing = 'imports' order by id`,
  )
  expect(rows.map(({ call }) => call)).toEqual(['checkImport', 'runImport'])
})
