import type { Handler } from '#api/calls/handler.ts'
import { letterHtml } from '#api/mails/letter-html.ts'
import { mailLogo } from '#api/mails/mail-picture.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { stopCartReminder } from '#contract/carts/carts.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { forgetReminder } from '#db/queries/carts/cart-reminders.ts'
import { LOCALES, localeFromLang, pathInLocale } from '#words/basics/locales.ts'
import { mailWords } from '#words/mails/words.ts'

/** Clicking twice is clicking once. Whoever holds the cart's id holds the cart. */
export const handleStopCartReminder: Handler<typeof stopCartReminder> = async ({ params, query }, { db, locale }) => {
  const spoken = query.userLang === undefined ? locale : localeFromLang(query.userLang)
  if (!(await forgetReminder(db, params.cartId))) return { refusal: 'cart-not-found' }
  await cancelWork(db, { kind: 'CART_REMINDER', subject: params.cartId })
  const { name: estate, url, look, dark, mailLogos } = await loadLetterhead(db)
  const { title, body, home } = mailWords[spoken].stopped
  const html = letterHtml(
    {
      subject: `${title} – ${estate}`,
      preview: body,
      title,
      blocks: [
        { kind: 'text', text: body },
        { kind: 'button', label: home, url: `${url}${pathInLocale('/', spoken)}` },
      ],
      reason: '',
    },
    {
      lang: LOCALES[spoken].iso,
      estate,
      siteUrl: url,
      look,
      dark,
      logo: mailLogo({ url, logos: mailLogos }),
      address: [],
      answer: null,
      alcohol: null,
    },
  )
  return { value: { filename: 'rappel.html', mimeType: 'text/html; charset=utf-8', bytes: Buffer.from(html) } }
}
