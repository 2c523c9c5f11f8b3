import type { Locale } from '#words/basics/locales.ts'

interface LegalLabels {
  contents: string
  updated: (date: string) => string
  /** Said in an estate's own text where it asks for a fact it has not told. */
  onRequest: string
}

/** The few words around the legal texts. */
export const legalLabels: Readonly<Record<Locale, LegalLabels>> = {
  fr: {
    contents: 'Sommaire',
    updated: (date) => `Mis à jour le ${date}`,
    onRequest: 'communiqué sur demande',
  },
  en: {
    contents: 'Contents',
    updated: (date) => `Updated on ${date}`,
    onRequest: 'available on request',
  },
}
