import { createDemoPictures } from '../estate.ts'

export const { files, place } = createDemoPictures(2)
