/** What the browser needs to reach the identity provider. Nothing in it is secret. */
export type IdentityConfig = {
  projectId: string
  apiKey: string
  authDomain: string
  databaseURL: string
  /** Set in the demo only. */
  authEmulator?: string
  databaseEmulator?: { host: string; port: number }
}
