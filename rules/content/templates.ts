import type { PageTemplate } from '#contract/content/closed-sets.ts'
import type { SectionType } from '#contract/content/sections.ts'

/** What a new page begins with, from top to bottom; what an estate has nothing for is left out. */
export const TEMPLATES: Readonly<Record<PageTemplate, readonly SectionType[]>> = {
  empty: [],
  home: ['hero', 'text', 'story', 'wines', 'figures', 'news', 'visit', 'newsletter'],
  estate: ['hero', 'text', 'story', 'steps', 'team', 'gallery', 'visit'],
  wines: ['hero', 'text', 'wines', 'medals', 'vintages', 'contact'],
  cuvee: ['cuvee', 'vintages', 'story', 'medals', 'reviews', 'wines'],
  visit: ['hero', 'text', 'services', 'hours', 'map', 'questions', 'contact'],
  harvest: ['hero', 'steps', 'gallery', 'newsletter'],
  team: ['hero', 'text', 'team', 'steps', 'contact'],
  events: ['hero', 'calendar', 'text', 'gallery', 'newsletter'],
  press: ['text', 'medals', 'reviews', 'contact'],
  faq: ['text', 'questions', 'contact'],
  trade: ['hero', 'text', 'partners', 'wines', 'form', 'contact'],
}
