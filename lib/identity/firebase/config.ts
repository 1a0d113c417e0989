/** What the browser needs to reach the identity provider. Nothing in it is secret. */
export type IdentityConfig = {
  projectId: string
  apiKey: string
  authDomain: string
  databaseURL: string
  /** Set where the project has analytics, file storage and messages beside its accounts. */
  appId?: string
  measurementId?: string
  storageBucket?: string
  messagingSenderId?: string
  /** Set in the demo only. */
  authEmulator?: string
  databaseEmulator?: { host: string; port: number }
}
