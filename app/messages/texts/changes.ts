import type { Texts } from '../languages'

export const changes = {
  aCustomer: { en: 'a customer', hi: 'एक ग्राहक', te: 'ఒక కస్టమర్' },
  bookingCancelled: {
    en: 'Booking of {customer} for plot {plot} cancelled',
    hi: 'प्लॉट {plot} की {customer} की बुकिंग रद्द',
    te: 'ప్లాట్ {plot}పై {customer} బుకింగ్ రద్దు',
  },
  commissionAmountPaid: {
    en: 'Commission {amount} paid',
    hi: 'कमीशन {amount} का भुगतान हुआ',
    te: 'కమీషన్ {amount} చెల్లించారు',
  },
  newCashBill: {
    en: 'New cash bill {billNumber}, {amount}',
    hi: 'नया कैश बिल {billNumber}, {amount}',
    te: 'కొత్త క్యాష్ బిల్లు {billNumber}, {amount}',
  },
  newReceipt: {
    en: 'Receipt {amount} from {customer} for plot {plot}',
    hi: '{customer} से प्लॉट {plot} के लिए {amount} की रसीद',
    te: 'ప్లాట్ {plot} కోసం {customer} నుంచి {amount} రసీదు',
  },
  request: { en: 'Request', hi: 'अनुरोध', te: 'అభ్యర్థన' },
  subjectAccepted: { en: '{subject} accepted', hi: '{subject} स्वीकार हुआ', te: '{subject} అంగీకరించారు' },
  subjectRejected: { en: '{subject} rejected', hi: '{subject} अस्वीकार हुआ', te: '{subject} తిరస్కరించారు' },
} as const satisfies Texts
