import Article from '@mui/icons-material/ArticleOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Collections from '@mui/icons-material/CollectionsOutlined'
import FolderIcon from '@mui/icons-material/FolderOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import Newspaper from '@mui/icons-material/NewspaperOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import { FORMS, type Screen } from './screen.ts'

/** The screens where the estate writes. */
export const WRITTEN_SCREENS = {
  news: {
    group: 'content',
    area: 'content',
    icon: Newspaper,
    has: FORMS,
    load: () => import('#office/journal/news.tsx').then(({ newsPages }) => newsPages),
  },
  blogs: {
    group: 'content',
    area: 'content',
    icon: Article,
    has: FORMS,
    load: () => import('#office/journal/blogs.tsx').then(({ blogPages }) => blogPages),
  },
  blogFolders: {
    group: 'content',
    area: 'content',
    icon: FolderIcon,
    has: FORMS,
    load: () => import('#office/journal/blog-folders.tsx').then(({ blogFolderPages }) => blogFolderPages),
  },
  albums: {
    group: 'content',
    area: 'content',
    icon: Collections,
    has: FORMS,
    load: () => import('#office/journal/albums.tsx').then(({ albumPages }) => albumPages),
  },
  popups: {
    group: 'content',
    area: 'content',
    icon: Campaign,
    has: FORMS,
    load: () => import('#office/content/popups/popups.tsx').then(({ popupPages }) => popupPages),
  },
  partners: {
    group: 'content',
    area: 'content',
    icon: Storefront,
    has: FORMS,
    load: () => import('#office/content/elements/partners.tsx').then(({ partnerPages }) => partnerPages),
  },
  elements: {
    group: 'content',
    area: 'content',
    icon: LinkIcon,
    has: FORMS,
    load: () => import('#office/content/elements/elements.tsx').then(({ elementPages }) => elementPages),
  },
} as const satisfies Record<string, Screen>
