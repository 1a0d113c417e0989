import 'server-only'
import { getStorage } from 'firebase-admin/storage'
import { env } from '@/lib/core/env'
import { firebaseApp } from './firebase-admin'

/** The project's file storage, seen with the shop's own rights. A module of its own: it is large, and few need it. */
export const storageBucket = () => getStorage(firebaseApp()).bucket(env().FIREBASE_STORAGE_BUCKET)
