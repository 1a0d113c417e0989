/** What can be wrong with a field of the checkout, in the words of the root messages. */
export const fieldMessages = [
  'required',
  'invalid_value',
  'unknown_value',
  'too_long',
  'no_links',
  'email_required',
  'incorrect_email',
  'phone_required',
  'incorrect_phone_number',
  'consent_required',
  'full_name_required',
  'company_name_required',
  'tax_id_required',
  'incorrect_nip',
  'incorrect_post_code',
  'payment_not_offered',
] as const
