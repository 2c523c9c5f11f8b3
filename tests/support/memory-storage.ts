import type { MediaStorage } from '#providers/storage/media-storage.ts'

/** Keeps what is stored in memory, so that a test sees every file. */
export function memoryStorage() {
  const files = new Map<string, Uint8Array>()
  const storage: MediaStorage = {
    put: async ({ key, bytes }) => void files.set(key, bytes),
    get: async (key) => files.get(key) ?? null,
    getPart: async () => null,
    delete: async (key) => void files.delete(key),
    list: async () => [...files.keys()].map((key) => ({ key, storedAt: new Date() })),
  }
  return { storage, files }
}
