import { connection } from 'next/server'
import { BuyerQuestion } from '@/components/sales/withdrawal/BuyerQuestion'
import { askedWithdrawal } from '@/lib/sales/withdrawal/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

type Props = { params: Promise<{ key: string }> }

export const generateMetadata = () => unlistedMetadata('withdrawal.question.title')

/** Asks a buyer whether a withdrawal is theirs, since others may have sent it; a mail to the order's address leads here. */
export default async function QuestionPage({ params }: Props) {
  await connection()
  const { key } = await params
  const asked = await askedWithdrawal(key)
  return (
    <BuyerQuestion about="withdrawal" choiceKey={key} asked={asked}>
      {asked?.text}
    </BuyerQuestion>
  )
}
