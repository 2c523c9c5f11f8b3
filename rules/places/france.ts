/** The number of France among countries (ISO 3166). */
export const FRANCE_ID = 250
