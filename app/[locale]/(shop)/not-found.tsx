import { MissingPage } from '@/components/layout/fallback/MissingPage'

export default function NotFound() {
  return <MissingPage />
}
