import type { Envelope } from '#contract/basics/envelope.ts'
import type { PanelPlace } from '#contract/content/layouts.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { PanelWords } from '#words/office/panel/fr.ts'
import { changePrice, changeStock, type Declination } from './declinations.ts'
import { button, element } from './elements.ts'
import { pageLocale } from './panel-ask.ts'

interface RowOptions {
  place: PanelPlace
  words: PanelWords
}

/** One bottle: its price and how many there are, changed in place. What is refused is said below it. */
export function declinationRow(given: Declination, { place, words }: RowOptions): HTMLFormElement {
  let known = given
  const price = place.mayChange ? field(words.price, writtenPrice(known.price)) : null
  const stock = place.mayCount && known.tracksStock ? field(words.stock, String(known.quantity)) : null
  const told = element('p', { attributes: { role: 'status' } })
  const lowest = element('p')
  const save = element('button', { attributes: { type: 'submit' }, children: [words.save] })
  const name = nameOf(known, words)
  const form = element('form', {
    attributes: { class: 'row', 'aria-label': name, novalidate: '' },
    children: [element('strong', { children: [name] }), price?.label ?? null, stock?.label ?? null, save, lowest, told],
  })
  const tellLowest = () => lowest.replaceChildren(lowestText(known, words))
  tellLowest()
  const submit = async () => {
    const wish = readWish({ known, price: price?.input, stock: stock?.input })
    if (wish === 'unreadable') return tell(told, { text: words.unreadable, kind: 'wrong' })
    const outcome = await saveWish(known, wish)
    known = outcome.known
    tellLowest()
    if (outcome.refused !== null) return tell(told, { text: outcome.refused || words.offline, kind: 'wrong' })
    tell(told, { text: `${words.saved} `, kind: 'done' })
    told.append(button([words.reload], { class: 'reload', onClick: () => window.location.reload() }))
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    // A button that is switched off would lose the focus.
    if (save.ariaDisabled === 'true') return
    save.ariaDisabled = 'true'
    await submit()
    save.ariaDisabled = 'false'
  })
  return form
}

interface Wish {
  /** Where it is to be another one. */
  price: number | null
  stock: number | null
}

interface Typed {
  known: Declination
  price: HTMLInputElement | undefined
  stock: HTMLInputElement | undefined
}

function readWish({ known, price, stock }: Typed): Wish | 'unreadable' {
  const euros = price ? readNumber(price, /^\d{1,7}([.,]\d{1,2})?$/) : known.price
  const pieces = stock ? readNumber(stock, /^\d{1,7}$/) : known.quantity
  if (euros === null || pieces === null) return 'unreadable'
  return { price: euros === known.price ? null : euros, stock: pieces === known.quantity ? null : pieces }
}

function readNumber(input: HTMLInputElement, shape: RegExp): number | null {
  const typed = input.value.replace(/[\s€]/g, '')
  const isRight = shape.test(typed)
  input.setAttribute('aria-invalid', String(!isRight))
  return isRight ? Number(typed.replace(',', '.')) : null
}

/** One after the other; what the first has changed stays when the second is refused, and is known. */
async function saveWish(known: Declination, { price, stock }: Wish) {
  let now = known
  if (price !== null) {
    const answer = await changePrice(now, price).catch(() => null)
    if (!answer?.success) return { known: now, refused: reason(answer) }
    now = { ...now, ...answer.data.declination }
  }
  if (stock !== null) {
    const answer = await changeStock(now, stock).catch(() => null)
    if (!answer?.success) return { known: now, refused: reason(answer) }
    now = { ...now, quantity: stock }
  }
  return { known: now, refused: null }
}

/** What the server says of the field, or of the whole; nothing when it could not be asked. */
function reason(answer: Envelope<unknown> | null): string {
  if (!answer || answer.success) return ''
  return Object.values(answer.errors ?? {})[0] ?? answer.message
}

function tell(place: HTMLElement, { text, kind }: { text: string; kind: 'wrong' | 'done' }): void {
  place.className = kind
  place.replaceChildren(text)
}

function field(label: string, value: string) {
  const input = element('input', { attributes: { inputmode: 'decimal', autocomplete: 'off', value } })
  return { input, label: element('label', { children: [label, input] }) }
}

function writtenPrice(price: number): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const
  return new Intl.NumberFormat(LOCALES[pageLocale()].iso, format).format(price)
}

function nameOf({ year, format, reference }: Declination, words: PanelWords): string {
  const litres =
    format === null ? null : fill(words.centilitres, { count: (format / 10).toLocaleString(LOCALES[pageLocale()].iso) })
  return [year, litres].filter((part) => part !== null).join(' · ') || reference || words.only
}

/** The law wants it told beside a reduced price (article L112-1-1 of the consumer code). */
function lowestText({ price, finalPrice, lowestPrice }: Declination, words: PanelWords): string {
  if (finalPrice >= price || lowestPrice === null) return ''
  return fill(words.lowest, { price: formatPrice(lowestPrice, pageLocale()) })
}
