import { z } from 'zod'
import { album } from './sections/album.ts'
import { blog } from './sections/blog.ts'
import { bottles } from './sections/bottles.ts'
import { calendar } from './sections/calendar.ts'
import { contact } from './sections/contact.ts'
import { cuvee } from './sections/cuvee.ts'
import { figures } from './sections/figures.ts'
import { form } from './sections/form.ts'
import { gallery } from './sections/gallery.ts'
import { hours } from './sections/hours.ts'
import { html } from './sections/html.ts'
import { map } from './sections/map.ts'
import { medals } from './sections/medals.ts'
import { news } from './sections/news.ts'
import { newsletter } from './sections/newsletter.ts'
import { ornament } from './sections/ornament.ts'
import { parcels } from './sections/parcels.ts'
import { partners } from './sections/partners.ts'
import { picture } from './sections/picture.ts'
import { popup } from './sections/popup.ts'
import { press } from './sections/press.ts'
import { questions } from './sections/questions.ts'
import { quote } from './sections/quote.ts'
import { reviews } from './sections/reviews.ts'
import { services } from './sections/services.ts'
import { spacer } from './sections/spacer.ts'
import { steps } from './sections/steps.ts'
import { story } from './sections/story.ts'
import { team } from './sections/team.ts'
import { text } from './sections/text.ts'
import { video } from './sections/video.ts'
import { vintages } from './sections/vintages.ts'
import { visit } from './sections/visit.ts'
import { wines } from './sections/wines.ts'

/** The kinds that may stand in a column: all but those that own the screen, and columns themselves. */
export const nestedTypes = {
  text,
  story,
  quote,
  questions,
  steps,
  figures,
  picture,
  gallery,
  album,
  video,
  ornament,
  bottles,
  wines,
  cuvee,
  vintages,
  medals,
  visit,
  hours,
  map,
  parcels,
  team,
  press,
  reviews,
  partners,
  news,
  blog,
  calendar,
  services,
  contact,
  form,
  newsletter,
  popup,
  spacer,
  html,
}

type NestedDefinition = (typeof nestedTypes)[keyof typeof nestedTypes]

export const StoredNestedSection = z.discriminatedUnion('type', nestedForms('stored'))
export const NestedSection = z.discriminatedUnion('type', nestedForms('shown'))

function nestedForms<Form extends 'stored' | 'shown'>(form: Form) {
  const forms = Object.values(nestedTypes).map((definition: NestedDefinition) => definition[form])
  // The table above is not empty.
  return forms as [NestedDefinition[Form], ...NestedDefinition[Form][]]
}
