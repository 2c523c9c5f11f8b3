import type { KeptThing } from './list.ts'

/** What is kept in the browser, why and how long. */
export const fr: KeptWords = {
  where: { cookie: 'cookie', local: 'stockage local', session: 'stockage de session' },
  things: {
    token: { label: 'Jeton de connexion', purpose: 'Vous reconnaître dans votre espace personnel', life: '24 heures' },
    site: {
      label: 'Identifiant du site',
      purpose: 'Relier votre connexion à notre site, et à aucun autre',
      life: '24 heures',
    },
    device: {
      label: 'Appareil connu',
      purpose: 'Ne pas vous faire attendre quand d’autres essaient votre mot de passe ailleurs',
      life: '400 jours',
    },
    works: {
      label: 'Équipe du domaine',
      purpose: 'Montrer les outils de gestion à qui travaille pour le domaine',
      life: '24 heures',
    },
    locale: { label: 'Langue', purpose: 'Retenir la langue que vous avez choisie', life: '365 jours' },
    consent: { label: 'Choix de cookies', purpose: 'Retenir votre accord ou votre refus', life: '6 mois' },
    popups: {
      label: 'Annonces fermées',
      purpose: 'Ne pas vous montrer deux fois une annonce que vous avez fermée',
      life: 'Jusqu’à ce que vous l’effaciez',
    },
    page: {
      label: 'Place dans la page',
      purpose: 'Retrouver votre place en revenant en arrière, et recharger une seule fois un site mis à jour',
      life: 'Jusqu’à la fermeture de l’onglet',
    },
    office: {
      label: 'Écrans de gestion',
      purpose: 'Retrouver les filtres et les vues de qui travaille pour le domaine',
      life: 'Jusqu’à la déconnexion',
    },
    cart: { label: 'Panier', purpose: 'Retrouver votre panier', life: 'Jusqu’à la commande ou la déconnexion' },
    case: {
      label: 'Carton composé',
      purpose: 'Retrouver le carton que vous composez',
      life: 'Jusqu’à ce qu’il soit mis au panier, ou vidé',
    },
    delivery: {
      label: 'Livraison',
      purpose: 'Retrouver votre adresse et votre mode de livraison',
      life: 'Jusqu’à la commande ou la déconnexion',
    },
    buyer: {
      label: 'Acheteur',
      purpose: 'Garder vos coordonnées et vos cartes cadeaux pendant que vous commandez',
      life: 'Jusqu’à la commande, ou la fermeture de l’onglet',
    },
    answers: {
      label: 'Personnalisation',
      purpose: 'Garder ce que vous avez saisi pour personnaliser un produit',
      life: 'Jusqu’à la fermeture de l’onglet',
    },
  },
}

interface KeptText {
  label: string
  purpose: string
  life: string
}

export interface KeptWords {
  where: Readonly<Record<'cookie' | 'local' | 'session', string>>
  things: Readonly<Record<KeptThing, KeptText>>
}
