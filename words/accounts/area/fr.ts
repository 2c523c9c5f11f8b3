/** The words around every page of one’s account. */
export const fr = {
  eyebrow: 'Espace client',
  navigation: 'Votre compte',
  pages: {
    home: 'Vue d’ensemble',
    orders: 'Commandes',
    cellar: 'Ma cave',
    addresses: 'Adresses',
    profil: 'Profil',
    security: 'Connexion et sécurité',
    newsletter: 'Lettre d’information',
    privacy: 'Mes données',
  },
  office: 'Gestion du domaine',
  logout: 'Se déconnecter',
}

export type AccountAreaWords = typeof fr
