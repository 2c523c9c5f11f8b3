import { nameAccountant } from '#db/queries/accounts/accountants.ts'
import { inSite } from '#db/site-db.ts'
import { type Question, readAnswers, withPerson } from '#run/operate/answers.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { emailProblem } from '#run/operate/estate-questions.ts'
import { findSite } from '#run/operate/find-site.ts'
import { withDatabase } from '#run/operate/with-database.ts'

const QUESTIONS: readonly Question[] = [
  { flag: 'site', ask: 'Number or host name of the estate', check: () => null },
  { flag: 'email', ask: 'E-mail address of the administrator', check: emailProblem },
  { flag: 'reads', ask: 'Keeps the accounts from now on (yes or no)', otherwise: 'yes', check: yesOrNo },
]

/** npm run admin:accountant: who of an estate's administrators reads its archive of invoices, and who no longer. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const answers = await withPerson((askPerson) => readAnswers(QUESTIONS, { args, askPerson }))
  const email = (answers.email ?? '').toLowerCase()
  const isAccountant = answers.reads !== 'no'
  return withDatabase(async ({ owner, app }) => {
    const { id: siteId, name } = await findSite(owner, answers.site ?? '')
    const isFound = await inSite({ pool: app, siteId }, (db) => nameAccountant(db, { email, isAccountant }))
    if (!isFound) throw new Error(`${name} has no administrator ${email}: invite them first (npm run admin:invite).`)
    print(`${email} ${isAccountant ? 'reads' : 'no longer reads'} the archive of invoices of ${name}.`)
    return 0
  })
})

function yesOrNo(answer: string): string | null {
  return answer === 'yes' || answer === 'no' ? null : 'Say yes or no.'
}
