import { createHash } from 'node:crypto'
import type { ELabel, EuLanguage, Ingredient } from '#contract/catalogue/e-labels.ts'
import type { Nutrition } from '#contract/catalogue/products.ts'
import { hasOnlyTraces, ingredientRole, isAllergen } from '#rules/catalogue/ingredients.ts'
import { eLabelWords } from '#words/catalogue/e-label/all-languages.ts'
import type { ELabelWords } from '#words/catalogue/e-label/e-label-words.ts'

const LANGUAGES = Object.keys(eLabelWords) as EuLanguage[]

const STYLE = `
:root{color-scheme:light dark;--ink:#1d1a18;--soft:#5d5650;--line:#d9d3ca;--ground:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f2eee8;--soft:#b7aea4;--line:#443e38;--ground:#191614}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:34rem;padding:2.5rem 1.5rem;background:var(--ground);color:var(--ink);
font:1.0625rem/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:break-word}
h1,h2,caption{font-family:Georgia,"Times New Roman",serif;font-weight:400;text-align:start}
h1{font-size:2rem;line-height:1.15;margin:0 0 .25rem}
h2,caption{font-size:1.3rem;line-height:1.3;margin:0;padding:0 0 .5rem}
h2+p{margin-top:0}
section,dl{margin:0 0 2.25rem}
table{margin:0 0 .9rem}
nav{margin:3rem 0 0}
section p::first-letter{text-transform:uppercase}
p{margin:0 0 .75rem}
.origin,caption small,dt{color:var(--soft)}
.origin{margin-bottom:2rem}
caption small{font:1rem system-ui,sans-serif}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.25rem}
dd{margin:0}
table{width:100%;border-collapse:collapse;border-top:1px solid var(--ink)}
caption{caption-side:top}
th,td{padding:.5rem 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}
th{text-align:start;padding-inline-end:1rem}
.part th{padding-inline-start:1.25rem}
td{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:0 1.25rem}
a{display:inline-block;padding:.35rem 0;color:inherit;text-underline-offset:.2em;text-decoration-color:var(--soft)}
a:focus-visible{outline:2px solid;outline-offset:2px}
@media(max-width:24rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{nav{display:none}body{padding:0;font-size:11pt}}`

/** Nothing but this style: no script, no picture, no font, no request. */
export const E_LABEL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What the law wants told of a wine, and nothing else. */
export function eLabelPage(label: ELabel, language: EuLanguage): string {
  const words: ELabelWords = eLabelWords[language]
  const name = [label.name, label.year].filter((part) => part !== null).join(' ')
  const content =
    `<main><h1>${escapeHtml(name)}</h1><p class="origin">${escapeHtml(label.appellation ?? '')}</p>` +
    facts({ label, words, language }) +
    `<section><h2>${words.ingredientsTitle}</h2>${ingredients({ label, words, language })}</section>` +
    `${nutrition({ given: label.nutrition, words, language })}</main>`
  return page({
    language,
    title: `${name} – ${words.title}`,
    content: content + languageLinks({ idDeclination: label.idDeclination, words, own: language }),
  })
}

/** For an address behind which there is no label. */
export function missingELabelPage(language: EuLanguage): string {
  const { notFound } = eLabelWords[language]
  return page({ language, title: notFound, content: `<main><h1>${notFound}</h1></main>` })
}

function page({ language, title, content }: { language: EuLanguage; title: string; content: string }): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    // Without an icon of its own, a browser would ask for one.
    `<link rel="icon" href="data:,"><style>${STYLE}</style></head><body>${content}</body></html>`
  )
}

interface FactsOptions {
  label: ELabel
  words: ELabelWords
  language: EuLanguage
}

function facts({ label: { producer, format, alcohol }, words, language }: FactsOptions): string {
  const quantity = format === null ? null : `${amount(format / 10, language)}\u00a0cl`
  const strength = alcohol === null ? null : `${amount(alcohol, language)}\u00a0% vol`
  const rows = [
    [words.producer, producer],
    [words.quantity, quantity],
    [words.alcohol, strength],
  ] as const
  const shown = rows.flatMap(([label, value]) =>
    value === null ? [] : [`<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`],
  )
  return `<dl>${shown.join('')}</dl>`
}

function ingredients({ label, words, language }: { label: ELabel; words: ELabelWords; language: EuLanguage }): string {
  const contained = label.allergens.map((allergen) => `<strong>${words.contains[allergen]}.</strong>`).join(' ')
  const warning = contained === '' ? '' : `<p>${contained}</p>`
  if (label.ingredients.length === 0) return `<p>${words.noIngredients}</p>${warning}`
  const gases = label.ingredients.filter((one) => ingredientRole(one) === 'gas')
  const others = label.ingredients.filter((one) => ingredientRole(one) !== 'gas')
  const listed = others.map((one) => ingredient({ one, words, language })).join(', ')
  const atmosphere = `${words.protectiveAtmosphere} (${gases.map((gas) => words.names[gas]).join(', ')}).`
  return [others.length > 0 ? `<p>${listed}.</p>` : '', gases.length > 0 ? `<p>${atmosphere}</p>` : '', warning].join(
    '',
  )
}

interface IngredientOptions {
  one: Ingredient
  words: ELabelWords
  language: EuLanguage
}

/** An additive stands behind what it does (Regulation (EU) 1169/2011, annex VII part C), an allergen in bold (article 21). */
function ingredient({ one, words: { names, classes }, language }: IngredientOptions): string {
  const name = isAllergen(one) ? `<strong>${names[one]}</strong>` : names[one]
  const role = ingredientRole(one)
  const colon = language === 'fr' ? '\u00a0: ' : ': '
  return role === 'food' || role === 'gas' ? name : `${classes[role]}${colon}${name}`
}

interface NutritionOptions {
  given: Nutrition | null
  words: ELabelWords
  language: EuLanguage
}

function nutrition({ given, words, language }: NutritionOptions): string {
  if (!given) return `<section><h2>${words.nutritionTitle}</h2><p>${words.noNutrition}</p></section>`
  const energy = `${amount(given.energyKj, language)}\u00a0kJ / ${amount(given.energyKcal, language)}\u00a0kcal`
  const isTraces = hasOnlyTraces(given)
  const small = (grams: number | null) => (isTraces ? null : grams)
  const rows = [
    row(words.energy, energy),
    gramRow({ label: words.fat, grams: small(given.fat), language }),
    partRow({ label: words.saturates, grams: small(given.saturates), language }),
    gramRow({ label: words.carbohydrate, grams: given.carbohydrate, language }),
    partRow({ label: words.sugars, grams: given.sugars, language }),
    gramRow({ label: words.protein, grams: small(given.protein), language }),
    gramRow({ label: words.salt, grams: small(given.salt), language }),
  ]
  const caption = `<caption>${words.nutritionTitle} <small>${words.per100ml}</small></caption>`
  const note = isTraces ? `<p>${words.negligible}</p>` : ''
  return `<table>${caption}<tbody>${rows.join('')}</tbody></table>${note}`
}

function row(label: string, value: string): string {
  return `<tr><th scope="row">${label}</th><td>${value}</td></tr>`
}

function gramRow({ label, grams, language }: { label: string; grams: number | null; language: EuLanguage }): string {
  return grams === null ? '' : row(label, `${amount(grams, language)}\u00a0g`)
}

/** A part of the amount above it. */
function partRow({ label, grams, language }: { label: string; grams: number | null; language: EuLanguage }): string {
  return gramRow({ label, grams, language }).replace('<tr>', '<tr class="part">')
}

interface LanguageLinksOptions {
  idDeclination: number
  words: ELabelWords
  own: EuLanguage
}

function languageLinks({ idDeclination, words, own }: LanguageLinksOptions): string {
  const links = LANGUAGES.filter((language) => language !== own).map((language) => {
    const href = `/e-label/${idDeclination}/${language}`
    return `<li><a href="${href}" hreflang="${language}" lang="${language}">${eLabelWords[language].language}</a></li>`
  })
  return `<nav aria-label="${words.otherLanguages}"><h2>${words.otherLanguages}</h2><ul>${links.join('')}</ul></nav>`
}

function amount(value: number, language: EuLanguage): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
}
