import { expect, test } from 'vitest'
import { mapTexts } from '@/lib/platform/shop-names'
import { messages } from '@/messages/all'

/**
 * The sentences that the shop promised to say word for word, in the language in which they were agreed, by the key of the
 * message, and what the law calls a withdrawal. A second, helpful sentence may follow.
 */
const sentences = {
  pl: {
    'layout.withdraw': 'Odstąp od umowy tutaj',
    'withdrawal.confirm': 'Potwierdź odstąpienie od umowy',
  },
  en: {
    'layout.withdraw': 'Withdraw from contract here',
    'withdrawal.confirm': 'Confirm withdrawal',
    'results.none': 'No results were found for your request.',
    'search.none': 'No results were found for your request.',
    'news.title': 'Latest News',
    'news.empty': 'No news available.',
    'news.itemNotFound': 'News item not found.',
    'errors.news.not_found': 'News not found',
    'ui.failedNews': 'Failed to load news',
    'card.added': 'Product added to cart!',
    'card.addFailed': 'Error during adding to cart',
    'card.notAuthenticated': 'User not authenticated',
    'errors.account.not_authenticated': 'User not authenticated',
    'errors.cart.failed_load': 'Failed to load cart items',
    'errors.cart.failed_add': 'Failed to add item to cart',
    'errors.cart.failed_update': 'Failed to update quantity',
    'errors.cart.failed_delete': 'Failed to delete item',
    'orders.failed': 'Error loading orders',
    'orders.placed': 'Your order has been successfully placed! Order ID: {id}',
    'payment.successful': 'Payment was successful!',
    'contactPage.sent': 'Message sent successfully!',
    'contactPage.failed': 'Something went wrong. Please try again.',
    'signIn.incorrect': 'Incorrect email or password has been entered',
    'signIn.failed': 'Failed to sign in',
    'signIn.unknown': 'An unknown error occurred',
    'resetPassword.failed': 'Password reset error',
    'resetPassword.unknown': 'Error sending email',
    'registration.email_in_use': 'The email address is already in use by another account.',
    'registration.email_invalid': 'The email address is not valid.',
    'registration.not_enabled': 'Email/Password accounts are not enabled.',
    'registration.weak_password': 'The password is too weak.',
    'errors.consent_required': 'You must give your consent',
    'errors.url_required': 'URL is required',
    'errors.ic_vc_format': 'IC/VC must be alphanumeric and between 3 and 10 characters',
    'errors.price_positive': 'Price must be a positive value',
  },
  ru: {
    'layout.withdraw': 'Отказаться от договора здесь',
    'withdrawal.confirm': 'Подтвердить отказ от договора',
    'registration.credentials_required': 'Email и пароль обязательны',
    'registration.names_required': 'Имя и фамилия обязательны',
    'errors.account.not_authenticated': 'Пользователь не авторизован.',
    'payment.amountFailed': 'Не удалось получить сумму заказа.',
    'errors.payment.failed': 'Ошибка при обработке оплаты. Пожалуйста, попробуйте снова.',
    'checkout.block.failed': 'Произошла ошибка при создании заказа. Пожалуйста, попробуйте еще раз.',
  },
}

/** Every text of a language by its path. */
function textsByPath(locale: keyof typeof sentences): Map<string, string> {
  const texts = new Map<string, string>()
  mapTexts(messages[locale], (text, path) => {
    texts.set(path, text)
    return text
  })
  return texts
}

test.each(['pl', 'en', 'ru'] as const)('the agreed sentences stand word for word in %s', (locale) => {
  const texts = textsByPath(locale)
  const changed = Object.entries(sentences[locale]).filter(([path, sentence]) => {
    const text = texts.get(path)
    return text !== sentence && !text?.startsWith(`${sentence.replace(/\.$/, '')}.`)
  })
  expect(changed.map(([path, sentence]) => `${path}: "${texts.get(path)}" instead of "${sentence}"`)).toEqual(
    [],
  )
})
