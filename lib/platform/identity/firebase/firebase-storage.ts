import 'server-only'
import { getStorage } from 'firebase-admin/storage'
import { env } from '@/lib/platform/runtime/env'
import { firebaseApp } from './firebase-admin'

/** The project's file storage, with the shop's own rights. A module of its own, because it is large and rarely used. */
export const storageBucket = () => getStorage(firebaseApp()).bucket(env().FIREBASE_STORAGE_BUCKET)
