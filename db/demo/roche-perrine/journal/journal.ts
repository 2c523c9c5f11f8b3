import type { DemoJournal } from '#db/demo/journal.ts'
import { albums } from './albums.ts'
import { folders } from './blog.ts'
import { news } from './news.ts'

export const journal: DemoJournal = { news, folders, albums }
