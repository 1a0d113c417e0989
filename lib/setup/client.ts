'use client'

import { call } from '@/lib/http/client'
import type { Locale } from '@/lib/i18n/routing'
import type { TestMail } from './schema'

export const sendTestMail = (locale: Locale) =>
  call<TestMail>('/api/admin/setup/mail', {
    method: 'POST',
    body: { locale },
    context: 'Failed to write a test mail',
  })

export const readTestMail = (id: number) =>
  call<TestMail>(`/api/admin/setup/mail/${id}`, { context: 'Failed to read a test mail' })

type Count = { count: number }

export const addTrialProducts = () =>
  call<Count>('/api/admin/setup/trial', { method: 'POST', context: 'Failed to add trial products' })

export const clearTrialProducts = () =>
  call<Count>('/api/admin/setup/trial', { method: 'DELETE', context: 'Failed to clear trial products' })
