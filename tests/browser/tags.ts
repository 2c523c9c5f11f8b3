/** Looks the same at every width, so it is looked at on a desktop only. */
export const ANY_WIDTH = { tag: '@any-width' }

/** Looks at pictures, or at what they move or ask for: other journeys go without, which spares making and drawing them. */
export const PICTURES = { tag: '@pictures' }

export const PICTURES_AT_ANY_WIDTH = { tag: [ANY_WIDTH.tag, PICTURES.tag] }

/** Goes in either language, by mouse or by keyboard alone: `JOURNEYS=all` walks it in every way. */
export const JOURNEY = { tag: '@journey' }

/** The same, once in a usual run. */
export const JOURNEY_AT_ANY_WIDTH = { tag: [ANY_WIDTH.tag, JOURNEY.tag] }
