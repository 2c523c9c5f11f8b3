export interface Guard {
  guard: string
  file: string
  find: string
  put: string
  test: string
}

export declare const guards: readonly Guard[]
