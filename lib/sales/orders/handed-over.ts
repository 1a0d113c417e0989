import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import { deliveryTypes, handedOverStatuses } from './rules'

/** Whether a change to a status handed the goods over, by the order's kind of delivery. */
export const isHandOver = (toStatus: RawBuilder<unknown>, typeOfDelivery: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.join(
    deliveryTypes.map(
      (type) => sql`(${typeOfDelivery} = ${type} AND ${toStatus} IN (${sql.join(handedOverStatuses(type))}))`,
    ),
    sql` OR `,
  )})`
