declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames?: string[] }
  // biome-ignore lint/style/noDefaultExport: so does the package
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
