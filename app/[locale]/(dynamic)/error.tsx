'use client'

import { ErrorPage } from '@/components/layout/fallback/ErrorPage'

export default ErrorPage
