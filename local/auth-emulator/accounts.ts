import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { getDatabase } from 'firebase-admin/database'

export const CUSTOMER = {
  uid: 'demo-klient',
  email: 'klient@trakt.example',
  password: 'demo1234',
  displayName: 'Jan Kowalski',
  admin: false,
}

export const ADMINISTRATOR = {
  uid: 'demo-admin',
  email: 'admin@trakt.example',
  password: 'admin1234',
  displayName: 'Anna Nowak',
  admin: true,
}

type AccountsPlace = {
  projectId: string
  databaseUrl: string
  authEmulator: string
  databaseEmulator: string
}

/** Creates the two accounts that the demo prints at its start. Existing accounts keep their changes. */
export async function ensureAccounts(place: AccountsPlace): Promise<void> {
  // The admin SDK reads the emulator's address from the environment only.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = place.authEmulator
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = place.databaseEmulator
  const app = initializeApp({ projectId: place.projectId, databaseURL: place.databaseUrl }, 'accounts')
  try {
    const auth = getAuth(app)
    await Promise.all([ensureAccount(auth, CUSTOMER), ensureAccount(auth, ADMINISTRATOR)])

    const key = `Jan_Kowalski_${CUSTOMER.uid}`
    const database = getDatabase(app).ref()
    if (!(await database.child(`Users/${key}`).once('value')).exists())
      await database.update({ [`Users/${key}`]: customerRecord(), [`UserKeys/${CUSTOMER.uid}`]: key })
  } finally {
    await deleteApp(app)
  }
}

async function ensureAccount(auth: Auth, account: typeof CUSTOMER): Promise<void> {
  const { uid, email, password, displayName, admin } = account
  const existing = await auth.getUser(uid).catch((error: { code?: string }) => {
    if (error.code === 'auth/user-not-found') return undefined
    throw error
  })
  if (!existing) await auth.createUser({ uid, email, password, displayName, emailVerified: true })
  if (admin && existing?.customClaims?.admin !== true) await auth.setCustomUserClaims(uid, { admin: true })
}

function customerRecord() {
  const [name, surname] = CUSTOMER.displayName.split(' ')
  const now = new Date().toISOString()
  return {
    id: CUSTOMER.uid,
    name,
    surname,
    email: CUSTOMER.email,
    phone: '+48 600 100 200',
    role: 'customer',
    address: 'ul. Terenowa 4',
    index: '30-001',
    city: 'Kraków',
    createdAt: now,
    updatedAt: now,
  }
}
