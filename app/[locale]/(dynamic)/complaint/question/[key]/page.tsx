import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { BuyerQuestion } from '@/components/sales/withdrawal/BuyerQuestion'
import { askedComplaint } from '@/lib/customers/complaints/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

type Props = { params: Promise<{ key: string }> }

export const generateMetadata = () => unlistedMetadata('complaint.question.title')

/** Asks a buyer whether a complaint is theirs, since others may have sent it; a mail to the order's address leads here. */
export default async function ComplaintQuestionPage({ params }: Props) {
  await connection()
  const { key } = await params
  const asked = await askedComplaint(key)
  const t = await getTranslations('complaint')
  const facts = asked
    ? [
        [t('name'), asked.name],
        [t('email'), asked.email],
        [t('goods'), asked.goods],
        [t('since'), asked.since],
        [t('wish'), t(`wishes.${asked.wish}`)],
      ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    : []
  return (
    <BuyerQuestion about="complaint" choiceKey={key} asked={asked && { ...asked, orderId: asked.order.id }}>
      {[...facts, '', asked?.fault].join('\n')}
    </BuyerQuestion>
  )
}
