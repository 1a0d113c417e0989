import { shop } from '@/lib/platform/shop-details'

/** The shop's name as it is painted on the door. */
export function Logo() {
  const [name, mark] = shop.logo
  return (
    <span className="font-display text-base font-extrabold min-[22.5rem]:text-lg tracking-tight whitespace-nowrap text-paper">
      {name} <span className="text-signal">{mark}</span>
    </span>
  )
}
