import type { Pool } from 'pg'
import { ensureAppLogin } from '#db/app-login.ts'
import { createPool } from '#db/pool.ts'
import { type BookFigures, readFigures } from '#db/queries/books/figures.ts'
import { findViolations } from '#db/queries/books/violations.ts'
import { inSite, onPlatform } from '#db/site-db.ts'
import { readSettings } from '#settings.ts'
import { readOrMakeSecret } from './data-folder.ts'
import { reachDatabase } from './operate/reach-database.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** npm run books: reads the books of every estate, beside a running server or without one; 1 when one does not balance. */
async function main(): Promise<number> {
  const settings = readSettings(process.env)
  const { ownerUrl, stop } = await reachDatabase(settings)
  const secretKey = settings.secretKey ?? readOrMakeSecret(settings.dataDir)
  const pool = createPool({ url: await ensureAppLogin(ownerUrl, secretKey), max: 1, onTrouble: () => {} })
  try {
    const sites = await onPlatform(pool).selectFrom('sites').select(['id', 'name']).orderBy('id').execute()
    let violations = 0
    for (const site of sites) violations += await readSite(pool, site)
    print(`\n${sites.length} estates, ${violations} violations`)
    return violations === 0 ? 0 : 1
  } finally {
    await pool.end()
    await stop()
  }
}

async function readSite(pool: Pool, { id, name }: { id: number; name: string }): Promise<number> {
  const { figures, violations } = await inSite({ pool, siteId: id }, async (db) => ({
    figures: await readFigures(db),
    violations: await findViolations(db),
  }))
  print(`\n${id}  ${name}: ${violations.length === 0 ? 'balanced' : `${violations.length} violations`}`)
  print(`   ${figureLine(figures)}`)
  for (const { rule, subject, expected, found } of violations) {
    print(`   ${rule}: ${subject} should be ${expected} and is ${found}`)
  }
  return violations.length
}

function figureLine({ stock, reserved, sold, returned, ...money }: BookFigures): string {
  const pieces = `stock ${stock}, reserved ${reserved}, sold ${sold}, returned ${returned}`
  const euros = Object.entries(money).map(([name, cents]) => `${name} ${(cents / 100).toFixed(2)}`)
  return `${pieces} · ${euros.join(', ')}`
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`cuvee: ${error.message}\n`)
  return 1
})
