interface MediaRoom {
  bytes: number
  mostBytes: number
  files: number
  mostFiles: number
}

/** Whether files of these sizes still fit into the library. */
export function hasRoom({ bytes, mostBytes, files, mostFiles }: MediaRoom, sizes: readonly number[]): boolean {
  const added = sizes.reduce((sum, size) => sum + size, 0)
  return bytes + added <= mostBytes && files + sizes.length <= mostFiles
}
