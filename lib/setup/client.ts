'use client'

import { call } from '@/lib/http/client'
import type { Locale } from '@/lib/i18n/routing'

export const sendTestMail = (locale: Locale) => call('POST /api/admin/setup/mail', { body: { locale } })

export const readTestMail = (id: number) => call('GET /api/admin/setup/mail/[id]', { params: { id } })

export const addTrialProducts = () => call('POST /api/admin/setup/trial')

export const clearTrialProducts = () => call('DELETE /api/admin/setup/trial')
