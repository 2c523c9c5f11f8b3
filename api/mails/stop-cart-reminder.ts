import type { stopCartReminder } from '#contract/carts.ts'
import { forgetReminder } from '#db/queries/cart-reminders.ts'
import { cancelWork } from '#db/queries/due-work.ts'
import { LOCALES, localeOfLang, pathInLocale } from '#words/locales.ts'
import { mailWords } from '#words/mails/mail-words.ts'
import type { Handler } from '../machinery/handler.ts'
import { estateOfMail } from './estate-of-mail.ts'
import { letterHtml } from './letter-html.ts'

/** Clicking twice is clicking once. Whoever holds the cart's id holds the cart. */
export const handleStopCartReminder: Handler<typeof stopCartReminder> = async ({ params, query }, { db, locale }) => {
  const spoken = query.userLang === undefined ? locale : localeOfLang(query.userLang)
  if (!(await forgetReminder(db, params.cartId))) return { refusal: 'cart-not-found' }
  await cancelWork(db, 'CART_REMINDER', params.cartId)
  const { name: estate, url, look } = await estateOfMail(db)
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
    { lang: LOCALES[spoken].iso, estate, siteUrl: url, look, address: [], answer: null, alcohol: null },
  )
  return { value: { filename: 'rappel.html', mimeType: 'text/html; charset=utf-8', bytes: Buffer.from(html) } }
}
