import type { SectionType } from '#contract/content/sections.ts'

/** What a new page begins with, from top to bottom. */
export const TEMPLATES = {
  empty: [],
  home: ['hero', 'text', 'story', 'wines', 'quote', 'figures', 'news', 'visit', 'newsletter'],
  estate: ['hero', 'text', 'story', 'parcels', 'steps', 'team', 'gallery', 'visit'],
  wines: ['hero', 'text', 'wines', 'medals', 'vintages', 'contact'],
  cuvee: ['cuvee', 'vintages', 'story', 'medals', 'reviews', 'wines'],
  visit: ['hero', 'text', 'services', 'hours', 'map', 'questions', 'contact'],
  harvest: ['hero', 'steps', 'gallery', 'video', 'quote', 'newsletter'],
  team: ['hero', 'text', 'team', 'steps', 'quote', 'contact'],
  events: ['hero', 'calendar', 'text', 'gallery', 'newsletter'],
  press: ['text', 'press', 'medals', 'reviews', 'contact'],
  faq: ['text', 'questions', 'contact'],
  trade: ['hero', 'text', 'partners', 'bottles', 'form', 'contact'],
} as const satisfies Record<string, readonly SectionType[]>

export type TemplateName = keyof typeof TEMPLATES
