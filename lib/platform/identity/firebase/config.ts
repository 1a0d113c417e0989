/** The browser's settings for the identity provider. None of them is secret. */
export type IdentityConfig = {
  projectId: string
  apiKey: string
  authDomain: string
  databaseURL: string
  /** Set when the project has analytics or messaging besides accounts. */
  appId?: string
  measurementId?: string
  messagingSenderId?: string
  /** Set in the demo only. */
  authEmulator?: string
  databaseEmulator?: { host: string; port: number }
}
