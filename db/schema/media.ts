import type { Generated } from 'kysely'
import type { Banner, Logo } from '#contract/media/pictures.ts'

export interface MediaTables {
  media: MediaTable
  media_entries: MediaEntriesTable
  media_texts: { site_id: Generated<number>; entry_id: number; locale: string; alt: Generated<string> }
  logos: { site_id: Generated<number>; id: Generated<number>; type: LogoType; media_id: string; alt: Generated<string> }
  banners: BannersTable
  font_files: { site_id: Generated<number>; media_id: string; family: string }
}

interface MediaTable {
  site_id: Generated<number>
  id: string
  kind: 'IMAGE' | 'VIDEO' | 'FONT'
  filename: string
  mime_type: string
  bytes: number
  width: number | null
  height: number | null
  created_at: Generated<Date>
}

interface MediaEntriesTable {
  site_id: Generated<number>
  id: Generated<number>
  media_id: string
  name: string
  tags: Generated<string[]>
  focal_x: Generated<number>
  focal_y: Generated<number>
  source_media_id: string | null
  poster_media_id: string | null
  uploaded_by: number | null
  created_at: Generated<Date>
  version: Generated<number>
}

interface BannersTable {
  site_id: Generated<number>
  media_id: string
  position_x: Generated<number>
  position_y: Generated<number>
  size: Generated<Banner['size']>
  repeat: Generated<Banner['repeat']>
  height: Generated<number>
}

type LogoType = Logo['type']
