interface Folder {
  id: number
  parent_id: number | null
}

/** The folders from the root down to one, which comes last. Folders that lie in each other end where they meet again. */
export function folderTrail<Given extends Folder>(folders: readonly Given[], id: number): Given[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const trail: Given[] = []
  for (
    let at = byId.get(id);
    at && !trail.includes(at);
    at = at.parent_id === null ? undefined : byId.get(at.parent_id)
  ) {
    trail.unshift(at)
  }
  return trail
}
