import { freshDatabase } from './test-database'

// Before any module of the shop is imported: it connects to what it finds here.
process.env.DATABASE_URL = await freshDatabase()
