/** Why a carrier would not bring a basket, in the simulator of the back office. */
export const fr = {
  NOT_OFFERED: 'Ce transporteur n’est pas proposé aux clients.',
  NO_NETWORK: 'Son réseau de points relais n’est pas relié.',
  PLACE_NOT_SERVED: 'Il ne dessert pas ce lieu.',
  PARCEL_NOT_TAKEN: 'Aucune tranche ne va jusqu’à ce colis.',
  ASKED_OF_SERVICE: 'Son prix est demandé au service du transporteur au moment de la commande.',
}

export type SimulationWords = typeof fr
