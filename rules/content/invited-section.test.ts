import { expect, test } from 'vitest'
import { invitedSection } from './invited-section.ts'

const INVITATIONS = { title: 'Votre titre', text: 'Votre texte', name: 'Un nom' }

test('what one writes becomes an invitation, what one chooses stays, and nothing of the other estate does', () => {
  const sample = {
    type: 'bottles',
    ground: 'tint',
    eyebrow: 'Nos vins',
    title: 'De la demie au magnum',
    bottles: [
      { picture: { media: 'a'.repeat(32), alt: 'Une bouteille' }, name: 'La Perrine', href: '/nos-vins' },
      { name: 'Les Aubépines' },
    ],
    wine: 7,
    link: { label: 'Voir', href: '/nos-vins' },
  }
  expect(invitedSection(sample, INVITATIONS)).toEqual({
    type: 'bottles',
    ground: 'tint',
    title: 'Votre titre',
    bottles: [{ name: 'Un nom' }],
  })
})

test('a drawing is no word, and columns stay two', () => {
  expect(invitedSection({ parcels: [{ contour: '4,12 30,6 38,28', hectares: 4.2 }] }, INVITATIONS)).toEqual({
    parcels: [{ contour: '4,12 30,6 38,28' }],
  })
  const column = { sections: [{ type: 'text', title: 'Le geste', text: 'À la main.' }] }
  const invited = { sections: [{ type: 'text', title: 'Votre titre', text: 'Votre texte' }] }
  expect(invitedSection({ columns: [column, column, column] }, INVITATIONS)).toEqual({ columns: [invited, invited] })
})
