import type { ProviderCredentials } from './payments.ts'

/** All fields of a provider are sealed as one. */
export function writeCredentials(credentials: ProviderCredentials): string {
  return JSON.stringify(credentials)
}

/**
 * What was sealed, for its provider to read. A text that is no such record comes as it is: before there were several
 * fields, a single secret was sealed bare.
 */
export function readCredentials(text: string): unknown {
  if (!text.startsWith('{')) return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
