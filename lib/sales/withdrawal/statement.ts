import type { Translator } from '@/lib/shop/texts/translator'
import type { Withdrawal } from './schema'

/** The statement word for word: what the second step shows, what is stored, and what the receipt repeats. */
export function statementText(withdrawal: Withdrawal, t: Translator): string {
  const { name, orderNumber, email, lines, accountNumber } = withdrawal
  return [
    t('withdrawal.statement', { name, order: orderNumber }),
    lines ? `${t('withdrawal.statementLines')}\n${lines}` : t('withdrawal.statementWhole'),
    [
      `${t('withdrawal.email')}: ${email}`,
      ...(accountNumber ? [`${t('withdrawal.accountTitle')}: ${accountNumber}`] : []),
    ].join('\n'),
  ].join('\n\n')
}
