/** When a parcel comes. */
export const fr = {
  /** `jeudi 19 ou vendredi 20 novembre`. */
  either: '{from} ou {until}',
  between: 'entre le {from} et le {until}',
  home: 'Chez vous {days}',
  relay: 'Au point relais {days}',
}

export type ArrivalWords = typeof fr
