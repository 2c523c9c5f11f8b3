/**
 * The version of the words of consent in every language. A proof names it, so that one can tell what a visitor
 * had read. A new meaning needs a new version, and every visitor is then asked again.
 */
export const CONSENT_WORDING = '2026-11-16'
