import type { EstateSections } from '#db/estates/estate.ts'
import { place } from './pictures.ts'

export const home: EstateSections = {
  fr: [
    {
      type: 'hero',
      eyebrow: 'Haut-Médoc',
      title: 'Le temps, la pierre, le silence',
      picture: place('chateau-ciel.jpg', 'Château illuminé au crépuscule se reflétant dans une pièce d’eau'),
      portrait: place(
        'chateau-ciel-portrait.jpg',
        'Façade du château illuminée au crépuscule et son reflet dans l’eau',
      ),
      align: 'center',
      place: 'top',
    },
    { type: 'quote', text: 'Une croupe de graves. Vingt-\u2060deux hectares. Un seul vin.' },
    {
      type: 'picture',
      picture: place('cuvier-chene.jpg', 'Cuvier de hautes cuves de chêne, lumière dorée tombant d’en haut'),
      caption: 'Le cuvier, en novembre. Huit cuves, huit parcelles.',
      width: 'full',
    },
    {
      type: 'text',
      text: 'À quatre cents mètres de l’estuaire, sept mètres de cailloux. Puis l’argile. Le cabernet sauvignon mûrit ici lentement, et tard.',
      align: 'center',
      size: 'lead',
      ornament: place('ornement-chateau.svg'),
      link: { label: 'Entrer au château', href: '/notre-domaine' },
    },
    {
      type: 'steps',
      title: 'Trois siècles',
      steps: [
        {
          mark: '1724',
          title: 'La croupe',
          text: 'Pierre Mirandel, notaire à Bordeaux, plante quatre hectares. Le registre est toujours au château.',
        },
        {
          mark: '1851',
          title: 'La façade',
          text: 'Deux tours, un toit d’ardoise, la pierre de Bourg venue par le fleuve. Et le miroir d’eau, qui draine les graves.',
        },
        {
          mark: '1956',
          title: 'Le gel',
          text: 'Février. Moins quinze, neuf nuits de suite. La moitié du vignoble meurt. On replante, pied à pied.',
        },
        {
          mark: '1987',
          title: 'Un seul vin',
          text: 'Hélène Castérac renonce au second vin. Ce qui n’entre pas dans Mirandel ne quitte plus la maison.',
        },
        { mark: '2011', title: 'Le chai', text: 'Sous la pelouse, à la température de la terre.' },
      ],
      ground: 'tint',
    },
    {
      type: 'story',
      eyebrow: 'Le vin',
      title: 'Château Mirandel',
      text: 'Cabernet sauvignon, merlot, cabernet franc. Dix-huit mois de barrique, un tiers de bois neuf. Deux ans de bouteille avant de quitter la maison.\n\nCassis, graphite, cèdre.',
      picture: place(
        'mirandel-bouteille-nuit.jpg',
        'Bouteille de Château Mirandel 2019, haut-médoc, dans une lumière chaude',
      ),
      side: 'right',
      shape: 'portrait',
      link: { label: 'Les maisons qui le présentent', href: '/nos-partenaires' },
    },
    {
      type: 'visit',
      title: 'Sur rendez-vous',
      picture: place('carafe-nuit.jpg', 'Carafe et verre de vin rouge sur une pierre sombre, une seule lumière chaude'),
      text: 'Une visite le matin, une l’après-midi. Six personnes au plus.',
      link: { label: 'Prendre rendez-vous', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
  en: [
    {
      type: 'hero',
      eyebrow: 'Haut-Médoc',
      title: 'Time, stone, silence',
      picture: place('chateau-ciel.jpg', 'Lit château at dusk reflected in still water'),
      portrait: place('chateau-ciel-portrait.jpg', 'Front of the château lit at dusk, and its reflection'),
      align: 'center',
      place: 'top',
    },
    { type: 'quote', text: 'One rise of gravel. Twenty-\u2060two hectares. A single wine.' },
    {
      type: 'picture',
      picture: place('cuvier-chene.jpg', 'Hall of tall oak vats under golden light from above'),
      caption: 'The vat house, in November. Eight vats, eight plots.',
      width: 'full',
    },
    {
      type: 'text',
      text: 'Four hundred metres from the estuary, seven metres of stones. Then clay. Cabernet Sauvignon ripens slowly here, and late.',
      align: 'center',
      size: 'lead',
      ornament: place('ornement-chateau.svg'),
      link: { label: 'Enter the château', href: '/notre-domaine' },
    },
    {
      type: 'steps',
      title: 'Three centuries',
      steps: [
        {
          mark: '1724',
          title: 'The rise',
          text: 'Pierre Mirandel, a notary in Bordeaux, plants four hectares. The register is still at the château.',
        },
        {
          mark: '1851',
          title: 'The front',
          text: 'Two towers, a slate roof, Bourg stone brought by river. And the mirror of water that drains the gravel.',
        },
        {
          mark: '1956',
          title: 'The frost',
          text: 'February. Minus fifteen, nine nights running. Half the vineyard dies. It is replanted vine by vine.',
        },
        {
          mark: '1987',
          title: 'A single wine',
          text: 'Hélène Castérac gives up the second wine. What does not go into Mirandel no longer leaves the house.',
        },
        { mark: '2011', title: 'The cellar', text: 'Under the lawn, at the temperature of the earth.' },
      ],
      ground: 'tint',
    },
    {
      type: 'story',
      eyebrow: 'The wine',
      title: 'Château Mirandel',
      text: 'Cabernet Sauvignon, Merlot, Cabernet Franc. Eighteen months in barrel, one third new oak. Two years in bottle before it leaves the house.\n\nBlackcurrant, graphite, cedar.',
      picture: place('mirandel-bouteille-nuit.jpg', 'Bottle of Château Mirandel 2019, Haut-Médoc, in a warm light'),
      side: 'right',
      shape: 'portrait',
      link: { label: 'The houses that present it', href: '/nos-partenaires' },
    },
    {
      type: 'visit',
      title: 'By appointment',
      picture: place('carafe-nuit.jpg', 'Decanter and a glass of red wine on dark stone in a single warm light'),
      text: 'One visit in the morning, one in the afternoon. Six people at most.',
      link: { label: 'Make an appointment', href: '/nous-contacter' },
      ground: 'tint',
    },
  ],
}
