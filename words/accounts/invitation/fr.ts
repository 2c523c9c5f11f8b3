/** The words of who takes up an invitation to look after an estate's site. */
export const fr = {
  title: 'Bienvenue',
  eyebrow: 'Invitation',
  intro:
    'Vous allez vous occuper de ce site, avec l’adresse {email}. Dites-nous qui vous êtes et choisissez votre mot de passe.',
  firstname: 'Prénom',
  lastname: 'Nom',
  password: 'Mot de passe',
  passwordHint: '12 caractères, ou 8 mêlant trois sortes : minuscules, majuscules, chiffres, autres signes.',
  submit: 'Entrer',
  over: 'Cette invitation ne s’ouvre plus',
  overHint:
    'Elle a déjà servi, ou sa date est passée. Si elle a servi, connectez-vous ; sinon, demandez-en une nouvelle à qui vous l’a envoyée.',
  signIn: 'Se connecter',
}

export type InvitationWords = typeof fr
