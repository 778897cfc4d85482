/** The firm's number of a bill. An upstream that sends none has only the id of the commission. */
export const billNumberOf = (wire: { bill_no: string; comm_id: string | null }) =>
  wire.bill_no || (wire.comm_id ?? '')
