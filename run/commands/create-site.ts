import { invite } from '#api/accounts/invite.ts'
import { openEstate } from '#api/sites/open-estate.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readAnswers, takeSwitch, withPerson } from '#run/operate/answers.ts'
import { print, runCommand } from '#run/operate/command.ts'
import { ESTATE_QUESTIONS, estateFrom } from '#run/operate/estate-questions.ts'
import { sendInvitation } from '#run/operate/send-invitation.ts'
import { withPreparedDatabase } from '#run/operate/with-database.ts'
import { DEFAULT_LOCALE } from '#words/basics/locales.ts'

/** npm run site:create: opens an estate and invites its first administrator. `--showcase`: it presents and does not sell. */
await runCommand(async () => {
  const { isOn: isShowcase, rest } = takeSwitch(process.argv.slice(2), 'showcase')
  const answers = await withPerson((askPerson) => readAnswers(ESTATE_QUESTIONS, { args: rest, askPerson }))
  const asked = estateFrom(answers, { isECommerce: !isShowcase })
  const email = (answers.admin ?? '').toLowerCase()
  const locale = asked.locales[0] ?? DEFAULT_LOCALE
  return withPreparedDatabase(async ({ settings, owner, app }) => {
    if (!settings.demo && isDemoAddress(email))
      throw new Error(`${email} is an address of the demo, whose password everyone knows: take another.`)
    const inviteFirst = (db: SiteDb) => invite(db, { email, locale, now: new Date() })
    const opened = await openEstate(owner, { asked, port: settings.port, inviteFirst })
    if ('hostTaken' in opened) throw new Error(`Another estate answers under ${asked.host} already.`)
    print(`\nEstate ${opened.siteId}, ${asked.name}, is open: ${opened.url}/`)
    await sendInvitation(app, { settings, invitation: { ...opened, email, locale } })
    return 0
  })
})
