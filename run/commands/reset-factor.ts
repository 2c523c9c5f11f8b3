import { isDemoAddress } from '#db/demo/accounts.ts'
import { deleteFactor } from '#db/queries/accounts/second-factors.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'
import { findUserByEmail } from '#db/queries/accounts/users.ts'
import { inSite } from '#db/site-db.ts'
import { type Question, readAnswers, withPerson } from '#run/operate/answers.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { emailProblem } from '#run/operate/estate-questions.ts'
import { findSite } from '#run/operate/find-site.ts'
import { withDatabase } from '#run/operate/with-database.ts'

const QUESTIONS: readonly Question[] = [
  { flag: 'site', ask: 'Number or host name of the estate', check: () => null },
  { flag: 'email', ask: 'E-mail address of the account', check: emailProblem },
]

/** npm run admin:reset-factor: for who has lost both the app and the recovery codes. They set a new one up at sign-in. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const answers = await withPerson((askPerson) => readAnswers(QUESTIONS, { args, askPerson }))
  const email = (answers.email ?? '').toLowerCase()
  return withDatabase(async ({ owner, app }) => {
    const { id: siteId, name } = await findSite(owner, answers.site ?? '')
    await inSite({ pool: app, siteId }, async (db) => {
      const user = await findUserByEmail(db, email)
      if (!user || isDemoAddress(email)) throw new Error(`${name} has no account of ${email} with a second factor.`)
      await deleteFactor(db, user.id)
      await endSessionsOf(db, { userId: user.id, except: null })
    })
    print(`${email} signs in to ${name} with the password alone, and sets a new second factor up where one is needed.`)
    return 0
  })
})
