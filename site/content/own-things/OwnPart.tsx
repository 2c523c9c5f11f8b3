import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Section } from '#contract/content/sections.ts'
import type { OwnKind } from '#rules/content/own-kinds.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { OwnView } from './load-own-things.server.ts'
import type { OwnPartProps } from './own-part-props.ts'

// Each comes where a page has it: the server draws it, and browsers fetch the code of what one does something with.
const loadWines = () => import('./WineCards.tsx').then((part) => ({ default: part.WineCards }))
const loadCuvee = () => import('./OneWine.tsx').then((part) => ({ default: part.OneWine }))
const loadVintages = () => import('./WineYears.tsx').then((part) => ({ default: part.WineYears }))
const loadMedals = () => import('./MedalList.tsx').then((part) => ({ default: part.MedalList }))
const loadArticles = () => import('./ArticleRow.tsx').then((part) => ({ default: part.ArticleRow }))
const loadAlbum = () => import('./AlbumRow.tsx').then((part) => ({ default: part.AlbumRow }))
const loadPartners = () => import('./PartnerRow.tsx').then((part) => ({ default: part.PartnerRow }))
const loadCalendar = () => import('./EventList.tsx').then((part) => ({ default: part.EventList }))
const loadServices = () => import('./ServiceRow.tsx').then((part) => ({ default: part.ServiceRow }))
const loadContact = () => import('./OwnForms.tsx').then((part) => ({ default: part.ContactPart }))
const loadForm = () => import('./OwnForms.tsx').then((part) => ({ default: part.FormPart }))
const loadNewsletter = () => import('./OwnForms.tsx').then((part) => ({ default: part.NewsletterPart }))
const loadMap = () => import('./EstateMap.tsx').then((part) => ({ default: part.EstateMap }))
const loadHtml = () => import('./HtmlPart.tsx').then((part) => ({ default: part.HtmlPart }))

const Articles = import.meta.env.SSR ? (await loadArticles()).default : lazy(loadArticles)
const parts: { [Kind in OwnKind]: ComponentType<OwnPartProps<Kind>> } = {
  wines: import.meta.env.SSR ? (await loadWines()).default : lazy(loadWines),
  cuvee: import.meta.env.SSR ? (await loadCuvee()).default : lazy(loadCuvee),
  vintages: import.meta.env.SSR ? (await loadVintages()).default : lazy(loadVintages),
  medals: import.meta.env.SSR ? (await loadMedals()).default : lazy(loadMedals),
  news: Articles,
  blog: Articles,
  album: import.meta.env.SSR ? (await loadAlbum()).default : lazy(loadAlbum),
  partners: import.meta.env.SSR ? (await loadPartners()).default : lazy(loadPartners),
  calendar: import.meta.env.SSR ? (await loadCalendar()).default : lazy(loadCalendar),
  services: import.meta.env.SSR ? (await loadServices()).default : lazy(loadServices),
  contact: import.meta.env.SSR ? (await loadContact()).default : lazy(loadContact),
  form: import.meta.env.SSR ? (await loadForm()).default : lazy(loadForm),
  newsletter: import.meta.env.SSR ? (await loadNewsletter()).default : lazy(loadNewsletter),
  map: import.meta.env.SSR ? (await loadMap()).default : lazy(loadMap),
  html: import.meta.env.SSR ? (await loadHtml()).default : lazy(loadHtml),
}

interface AnyPartProps {
  section: Section
  view: OwnView<OwnKind>
  locale: Locale
}

/** Draws what a section shows of the estate. */
export function OwnPart({ section, view, locale }: AnyPartProps): ReactNode {
  // The server has loaded what this very kind shows.
  const Part = parts[section.type as OwnKind] as ComponentType<AnyPartProps>
  return <Part view={view} section={section} locale={locale} />
}
