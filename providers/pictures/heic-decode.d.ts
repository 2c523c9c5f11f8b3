/** The part of heic-decode that is used here: it comes without types. */
declare module 'heic-decode' {
  interface HeldPicture {
    width: number
    height: number
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
  }
  const decode: { all(given: { buffer: Uint8Array }): Promise<HeldPicture[] & { dispose(): void }> }
  export = decode
}
