import { connection } from 'next/server'
import { BuyerQuestion } from '@/components/sales/withdrawal/BuyerQuestion'
import { askedWithdrawal } from '@/lib/sales/withdrawal/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

type Props = { params: Promise<{ key: string }> }

export const generateMetadata = () => unlistedMetadata('withdrawal.question.title')

/** Where the mail to the address of an order leads about a statement of withdrawal that somebody else may have sent. */
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
