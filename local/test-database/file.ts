import { freshDatabase } from './database'

// Set before any module of the shop is imported, because the shop connects to this address.
process.env.DATABASE_URL = await freshDatabase()
