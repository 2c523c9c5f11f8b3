import { expect, test } from 'vitest'
import { createTestDatabase } from './support/test-database.ts'
import { findTenantBreaks } from './tenant-lint.ts'

const GOOD = `create table estate.vats (site_id integer not null default estate.current_site() references platform.sites (id),
  id integer not null, label text, vineyard_id integer, primary key (site_id, id));
  call platform.protect('estate.vats'); call platform.show_changes('estate.vats');`

/** Each way to break the rule, and the word that must name it. */
const BROKEN: [string, RegExp][] = [
  [`create table estate.loose (id integer primary key)`, /loose: has no site_id/],
  [`create table estate.open (site_id integer not null, primary key (site_id))`, /open: does not force/],
  [`${GOOD} alter table estate.vats no force row level security`, /vats: does not force/],
  [`${GOOD} drop policy own_site on estate.vats`, /vats: lacks the one policy/],
  [`${GOOD} create policy all_of_it on estate.vats using (true)`, /vats: lacks the one policy/],
  [`${GOOD} alter policy own_site on estate.vats with check (true)`, /vats: lacks the one policy/],
  [`${GOOD} alter table estate.vats add constraint one_label unique (label)`, /vats: one_label has no site_id/],
  [`${GOOD} create unique index one_more on estate.vats (lower(label))`, /vats: .*one_more has no site_id/],
  [
    `${GOOD} create table estate.vineyards (site_id integer not null references platform.sites (id), id integer not null unique,
       primary key (site_id, id)); call platform.protect('estate.vineyards'); call platform.show_changes('estate.vineyards');
     alter table estate.vats add constraint across foreign key (vineyard_id) references estate.vineyards (id)`,
    /vats: across has no site_id/,
  ],
  [`${GOOD} alter table estate.vats owner to cuvee_app`, /vats: belongs to cuvee_app/],
  [`${GOOD} drop trigger tell_change on estate.vats`, /vats: changes without telling/],
  [`create view estate.everything as select * from estate.parameters`, /everything: is a view with its owner/],
  [
    `create function estate.peek() returns bigint language sql security definer return (select count(*) from estate.users)`,
    /peek: runs with its owner/,
  ],
  [`create table platform.secrets (id integer primary key)`, /secrets: is shared/],
  [`grant update on platform.sites to cuvee_app`, /sites: can be written/],
]

test('every tenant table keeps to its site', async () => {
  const { admin } = await createTestDatabase()
  expect(await findTenantBreaks(admin)).toEqual([])
})

test('a table made the right way passes', async () => {
  const { admin } = await createTestDatabase()
  await admin.query(GOOD)
  expect(await findTenantBreaks(admin)).toEqual([])
})

test.each(BROKEN)('broken on purpose: %s', async (sql, expected) => {
  const { admin } = await createTestDatabase()
  await admin.query(sql)
  expect((await findTenantBreaks(admin)).join('\n')).toMatch(expected)
})
