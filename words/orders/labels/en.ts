import type { LabelWords } from './fr.ts'

export const en: LabelWords = {
  title: 'Address labels',
  filename: 'labels',
  sender: 'From',
  recipient: 'To',
  relay: 'Access point, for {name}',
  point: 'Access point no. {id}',
  phone: 'Tel. {phone}',
  parcel: 'Parcel {n}/{of}',
  contents: 'Wine',
  fragile: 'Fragile',
  upright: 'This way up',
}
