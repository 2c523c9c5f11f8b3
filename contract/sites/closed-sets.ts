/** What becomes of an export of an estate: it waits, is made, can be fetched, and is gone after some days. */
export const EXPORT_STATES = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'GONE'] as const
export type ExportState = (typeof EXPORT_STATES)[number]
