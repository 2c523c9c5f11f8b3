import type { RaRecord } from 'react-admin'
import { CARRIER_TYPES } from '#contract/deliveries/closed-sets.ts'
import { YesNo } from '#office/shell/list/YesNo.tsx'
import { currentLocale } from '#office/shell/locale.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { ZonesInput } from './ZonesInput.tsx'

export const carrierPages = screensOf('carriers', {
  columns: [
    { field: 'name' },
    { field: 'deliveryType', kind: 'choice' },
    { field: 'isValid', render: ({ isValid }) => <YesNo value={isValid} />, onPhone: 'second' },
    { field: 'zones', kind: 'number' },
    { field: 'fromPrice', kind: 'money' },
    { field: 'position', kind: 'number', onPhone: 'none' },
  ],
  filters: [
    { field: 'deliveryType', kind: 'choice', choices: CARRIER_TYPES },
    { field: 'isValid', kind: 'yes' },
  ],
  nameOf: carrierName,
  form: [
    {
      section: 'offer',
      fields: [
        'isValid',
        'isFreeFromThreshold',
        'deliveryType',
        'relayProvider',
        'provider',
        'position',
        'leastDays',
        'mostDays',
        'trackingUrl',
      ],
    },
    { section: 'texts', fields: ['texts'] },
    { section: 'zones', view: () => <ZonesInput /> },
  ],
})

/** A row of the list has its name as it is; the whole carrier has it in each language. */
function carrierName({ id, name, texts }: RaRecord): string {
  const told = texts?.[currentLocale()]?.name || texts?.fr?.name || name
  return told || `#${id}`
}
