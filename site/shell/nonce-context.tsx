import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** Marks our own inline scripts and styles while they are rendered; the browser never needs to know it. */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | undefined {
  return useContext(Nonce)
}
