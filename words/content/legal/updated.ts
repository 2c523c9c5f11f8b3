import type { LegalSlug } from './slugs.ts'

/** The day each text was last changed, in both languages together. */
export const UPDATED: Readonly<Record<LegalSlug, string>> = {
  'cookie-policy': '2026-11-16',
  'legal-notice': '2026-11-15',
  'privacy-policy': '2026-11-16',
  'sale-terms': '2026-11-15',
  'use-terms': '2026-11-15',
}
