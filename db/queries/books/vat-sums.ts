import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { Span } from '#rules/books/period.ts'
import type { VatSum } from '#rules/books/vat-report.ts'

/** What the papers of a time declare, by month in Paris and rate; credit notes are taken off. */
export async function sumVat(db: SiteDb, { from, until }: Span): Promise<VatSum[]> {
  const { rows } = await sql<VatSum>`
    select to_char(month, 'YYYY-MM') as month, rate::float8 as rate, sum(net)::float8 as net, sum(vat)::float8 as vat,
      sum(gross)::float8 as gross
    from (
      select date_trunc('month', issued_at at time zone 'Europe/Paris') as month, part.rate,
        part.net * sign as net, part.vat * sign as vat, part.gross * sign as gross
      from (
        select issued_at, content -> 'vat' as parts, case series when 'INVOICE' then 1 else -1 end as sign
        from invoices where issued_at >= ${from} and issued_at < ${until}
      ) papers, jsonb_to_recordset(parts) as part (rate numeric, net bigint, vat bigint, gross bigint)
      where part.gross <> 0
    ) told
    group by told.month, told.rate`.execute(db)
  return rows
}

/** How many papers tell of a time. */
export async function countPapers(
  db: SiteDb,
  { from, until }: Span,
): Promise<{ invoices: number; creditNotes: number }> {
  const { rows } = await sql<{ invoices: number; creditNotes: number }>`
    select count(*) filter (where series = 'INVOICE')::integer as invoices,
      count(*) filter (where series <> 'INVOICE')::integer as "creditNotes"
    from invoices where issued_at >= ${from} and issued_at < ${until}`.execute(db)
  return rows[0] ?? { invoices: 0, creditNotes: 0 }
}
