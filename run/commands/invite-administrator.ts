import { invite } from '#api/accounts/invite.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findSiteSettings } from '#db/queries/sites/sites.ts'
import { inSite } from '#db/site-db.ts'
import { type Question, readAnswers, withPerson } from '#run/operate/answers.ts'
import { runCommand } from '#run/operate/command.ts'
import { emailProblem, localeProblem } from '#run/operate/estate-questions.ts'
import { findSite } from '#run/operate/find-site.ts'
import { sendInvitation } from '#run/operate/send-invitation.ts'
import { withDatabase } from '#run/operate/with-database.ts'
import { localeFromLang } from '#words/basics/locales.ts'

const QUESTIONS: readonly Question[] = [
  { flag: 'site', ask: 'Number or host name of the estate', check: () => null },
  { flag: 'email', ask: 'E-mail address of the administrator', check: emailProblem },
  { flag: 'language', ask: 'Their language', otherwise: 'fr', check: localeProblem },
]

/** npm run admin:invite: one administrator more, or the same again when the link has lapsed. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const answers = await withPerson((askPerson) => readAnswers(QUESTIONS, { args, askPerson }))
  const email = (answers.email ?? '').toLowerCase()
  const locale = localeFromLang(answers.language)
  return withDatabase(async ({ settings, owner, app }) => {
    if (!settings.demo && isDemoAddress(email))
      throw new Error(`${email} is an address of the demo, whose password everyone knows: take another.`)
    const { id: siteId } = await findSite(owner, answers.site ?? '')
    const { token, url } = await inSite({ pool: app, siteId }, async (db) => {
      const site = await findSiteSettings(db)
      if (!site) throw new Error(`Estate ${siteId} has no settings.`)
      if (!site.locales.includes(locale)) throw new Error(`${site.name} speaks ${site.locales.join(', ')} only.`)
      return { token: await invite(db, { email, locale, now: new Date() }), url: site.prod_url ?? site.dev_url }
    })
    await sendInvitation(app, { settings, invitation: { siteId, url, token, email, locale } })
    return 0
  })
})
