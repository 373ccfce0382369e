declare module '@adobe/structured-data-validator' {
  type Issue = {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path?: { type?: string; property?: string }[]
  }

  /** Version 1.7.1 ships no types. */
  export default class Validator {
    constructor(schemaOrgJson: object)
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
