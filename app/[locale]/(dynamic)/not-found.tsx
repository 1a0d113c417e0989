import { MissingPage } from '@/components/layout/fallback/MissingPage'

export default MissingPage
