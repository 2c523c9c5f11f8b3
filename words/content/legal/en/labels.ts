import type { LegalLabels } from '#words/content/legal/fr/labels.ts'

export const legalLabels: LegalLabels = {
  contents: 'Contents',
  updated: (date) => `Updated on ${date}`,
  onRequest: 'available on request',
}
