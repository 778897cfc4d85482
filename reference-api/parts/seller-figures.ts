import type { IsoDate } from '../../app/domain/dates'
import { findChangedSellers, findSellerFigures } from '../db/queries/team-figures'
import type { SellerFigures } from '../rules/team-figures'
import { partByKey } from './by-key'

const BYTES_PER_SELLER = 200

export const sellerFigures = (from: IsoDate) =>
  partByKey<string, SellerFigures>({
    keysOf: (changes, db) => findChangedSellers(db, changes),
    read: (db, sellers) => findSellerFigures(db, sellers, from),
    bytesPerValue: BYTES_PER_SELLER,
  })
