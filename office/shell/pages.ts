import type { ComponentType } from 'react'

/** The pages of a kind of things. */
export interface Pages {
  list: ComponentType
  edit?: ComponentType
  create?: ComponentType
}
