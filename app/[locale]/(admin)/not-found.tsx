import { MissingPage } from '@/components/layout/MissingPage'

export default function NotFound() {
  return <MissingPage />
}
