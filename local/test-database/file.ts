import { createFileDatabase } from './database'

// Set before any module of the shop is imported, because the shop connects to this address. Files that share their
// modules share the address: the connections to the former database are cut, and opened anew when they are needed.
process.env.DATABASE_URL = await createFileDatabase()
