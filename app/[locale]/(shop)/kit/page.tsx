import { KitPage, kitMetadata } from '@/components/fitment/kit/KitPage'

export const generateMetadata = () => kitMetadata({ isAnswer: false })

export default function EmptyKitPage() {
  return <KitPage />
}
