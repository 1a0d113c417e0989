'use client'

import { ErrorPage } from '@/components/layout/ErrorPage'

export default ErrorPage
