/** Values that may differ between upstreams; `constants` in API_ENDPOINTS_FILE overrides them (docs/upstream-api.md). */
export const defaultConstants = {
  /** `app_type` at every login, `app_name` at login with a one-time password. */
  appType: 2,
  appName: 'associate',
  /** `source` of one-time passwords. */
  otpSource: 4,
  /** `clear` of notifications. A request that clears all sends `clearAllId` as the id. */
  clearOne: 1,
  clearAll: 2,
  clearAllId: 0,
  /** `type_of_verification`. */
  verificationBank: 1,
  verificationCommissionAmount: 2,
  verificationOneRupee: 3,
  /** `status_type` of a verification. */
  verificationReject: 1,
  verificationConfirm: 2,
  /** `status` in the path of booking lists. */
  bookingBooked: 2,
  bookingRegistered: 3,
  /** `type` of payments. */
  paymentOther: 1,
  paymentBank: 2,
  /** `receipt_id` of a payment without a receipt. */
  noReceipt: 0,
  /** `emi_id` of a price without instalments. */
  emiOutright: 0,
  /** `cash_cmsn_bill_status`. */
  cashBillAccept: 1,
  cashBillReceive: 2,
}

export type Constants = Record<keyof typeof defaultConstants, string | number>
