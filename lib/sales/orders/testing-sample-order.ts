/** The order that tests and measurements place for this buyer. */
export const orderOf = ({ uid, email }: { uid: string; email: string }) => ({
  userId: uid,
  customerType: 'private_person' as const,
  firstAndLastName: 'Łucja Żółć',
  email,
  phone: '+48600700800',
  address: 'ul. Błotna 4/4',
  city: 'Ełk',
  postCode: '19-300',
  country: 'Polska',
  typeOfDelivery: 'shipping_to_customer' as const,
  typeOfPayment: 'payment_at_delivery' as const,
})
