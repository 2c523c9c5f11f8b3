import { createHash } from 'node:crypto'
import type { ExternalAppName } from '#contract/consent/external-apps.ts'
import type { Banner, Logo, PlacedPicture } from '#contract/media/pictures.ts'
import type { Estate } from '#db/estates/estate.ts'
import type { DemoCatalogue } from './catalogue.ts'
import type { DemoDeliveries } from './deliveries.ts'
import type { DemoEvent } from './events.ts'
import type { DemoForm } from './forms.ts'
import type { DemoJournal } from './journal.ts'
import type { DemoCaseIdea } from './load-case-ideas.ts'
import type { DemoPopup } from './load-popups.ts'
import type { DemoPartner } from './partners.ts'
import type { DemoVisit } from './visits.ts'

/** What a demo estate is made of. The loader writes it once; an owner's later edits are never overwritten. */
export interface DemoEstate extends Omit<Estate, 'devUrl' | 'prodUrl' | 'locales'> {
  /** By media id, the file of db/demo/pictures that it is made from. */
  files: ReadonlyMap<string, string>
  logos: Partial<Record<Logo['type'], PlacedPicture>>
  banner?: PlacedPicture & Partial<Pick<Banner, 'positionX' | 'positionY' | 'height'>>
  apps?: Partial<Record<ExternalAppName, Record<string, string>>>
  catalogue: DemoCatalogue
  visits: readonly DemoVisit[]
  partners: readonly DemoPartner[]
  events: readonly DemoEvent[]
  popups?: readonly DemoPopup[]
  caseIdeas?: readonly DemoCaseIdea[]
  /** None where nothing is sold online. */
  deliveries?: DemoDeliveries
  forms?: readonly DemoForm[]
  journal: DemoJournal
}

/** Places pictures by their file's name and remembers which files an estate needs. */
export function createDemoPictures(siteId: number) {
  const files = new Map<string, string>()
  const place = (file: string, alt = ''): PlacedPicture => {
    const media = createHash('sha256').update(`${siteId}/${file}`).digest('hex').slice(0, 32)
    files.set(media, file)
    return { media, alt }
  }
  return { files, place }
}
