import { MissingNews } from '@/components/news/MissingNews'

export default function NotFound() {
  return <MissingNews />
}
