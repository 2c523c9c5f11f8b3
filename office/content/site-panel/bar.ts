import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getPanel, PanelPage } from '#contract/content/layouts.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES } from '#words/basics/locales.ts'
import type { PanelWords } from '#words/office/panel/fr.ts'
import { button, element, twoLabels } from './elements.ts'
import { pageLocale } from './panel-ask.ts'
import { quickEdit } from './quick-edit.ts'

interface BarOptions {
  words: PanelWords
  isFolded: boolean
  onFold: (folded: 'folded' | 'open') => void
}

/** A slim line: what is being read, how it stands, and the ways to where it is changed. */
export function bar({ page, place }: OutputOf<typeof getPanel>, { words, isFolded, onFold }: BarOptions): HTMLElement {
  const region = element('section', { attributes: { 'aria-label': words.name } })
  if (isFolded) {
    region.append(button(['✎'], { class: 'fold', 'aria-label': words.unfold, onClick: () => onFold('open') }))
    return region
  }
  const line = element('div', { attributes: { class: 'bar' } })
  if (page) line.append(link(`/admin/pages/${page.id}`, page.mayChange ? words.edit : words.look))
  if (place) {
    const { wide, narrow } = place.mayChange ? words.editThing : words.lookThing
    const thing = words.things[place.screen]
    line.append(link(`/admin/${place.screen}/${place.id}`, { wide: fill(wide, { thing }), narrow }))
    const isSold = place.screen === 'products'
    if (isSold && (place.mayChange || place.mayCount)) line.append(quickEdit(place, { words, region }))
  }
  line.append(
    element('div', { attributes: { class: 'states' }, children: page ? states(page, words) : [] }),
    element('a', { attributes: { href: '/admin' }, children: [words.office] }),
    button(['⌄'], { class: 'fold', 'aria-label': words.fold, onClick: () => onFold('folded') }),
  )
  region.append(line)
  return region
}

function link(href: string, labels: { wide: string; narrow: string }): HTMLElement {
  return element('a', { attributes: { class: 'main', href }, children: twoLabels(labels) })
}

function states({ hasDraft, plannedFor }: PanelPage, words: PanelWords): HTMLElement[] {
  const state = (text: Node[], kind: string) =>
    element('span', { attributes: { class: `state ${kind}` }, children: text })
  return [
    hasDraft ? state(twoLabels(words.draft), 'draft') : state(twoLabels(words.published), 'published'),
    ...(plannedFor ? [state(twoLabels(planned(words, plannedFor)), 'planned')] : []),
  ]
}

function planned({ planned: { wide, narrow } }: PanelWords, at: string) {
  const written = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[pageLocale()].iso, { ...format, timeZone: 'Europe/Paris' }).format(new Date(at))
  const whole = written({ dateStyle: 'short', timeStyle: 'short' })
  const short = written({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })
  return { wide: fill(wide, { date: whole }), narrow: fill(narrow, { date: short }) }
}
