/** Accepting and refusing weigh the same: one look for both. */
export const EQUAL_BUTTON =
  'min-h-12 cursor-pointer border border-ink/60 px-4 text-[0.9375rem] tracking-[0.02em] transition-colors duration-150 hover:border-ink hover:bg-ink hover:text-ground'
