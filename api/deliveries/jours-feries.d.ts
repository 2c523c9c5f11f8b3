declare module '@socialgouv/jours-feries' {
  function joursFeries(year: number, options?: { alsace: boolean }): Record<string, Date>
  export = joursFeries
}
