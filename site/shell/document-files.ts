import { createContext } from 'react'

/** The files that a document names in its head. */
interface DocumentFiles {
  styles: readonly string[]
  /** What only the server writes: what the browser has, it has read already. */
  scripts: {
    entry: string
    imports: readonly string[]
    /** What the entry finds in the page (`PageData`), as JSON. */
    data: string
    /** While developing: what replaces modules while the page lives. */
    refresh: string | undefined
  } | null
}

export const DocumentFilesContext = createContext<DocumentFiles>({ styles: [], scripts: null })

/** Under which the document has its data. */
export const PAGE_DATA_ID = 'page-data'
