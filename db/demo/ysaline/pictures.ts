import { createDemoPictures } from '#db/demo/estate.ts'

export const { files, place } = createDemoPictures(3)
