declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames?: string[] }
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
