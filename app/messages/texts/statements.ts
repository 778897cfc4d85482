import type { Texts } from '../languages'

export const statements = {
  area: { en: 'Area', hi: 'क्षेत्रफल', te: 'విస్తీర్ణం' },
  autoCancelled: { en: 'Auto Cancelled', hi: 'ऑटो रद्द', te: 'ఆటో రద్దు' },
  autoCancelledCommission: { en: 'Auto Cancelled Commission', hi: 'ऑटो रद्द कमीशन', te: 'ఆటో రద్దు కమీషన్' },
  autoCancelledDetails: { en: 'Auto Cancelled Details', hi: 'ऑटो रद्द विवरण', te: 'ఆటో రద్దు వివరాలు' },
  whatAutoCancelledLists: {
    en: 'Bookings that were cancelled automatically',
    hi: 'अपने आप रद्द हुई बुकिंग',
    te: 'ఆటోమేటిక్‌గా రద్దయిన బుకింగ్‌లు',
  },
  cancelledBookingsAppearHere: {
    en: 'Bookings that were cancelled automatically appear here.',
    hi: 'अपने आप रद्द हुई बुकिंग यहाँ दिखती हैं।',
    te: 'ఆటోమేటిక్‌గా రద్దయిన బుకింగ్‌లు ఇక్కడ కనిపిస్తాయి.',
  },
  changeOfPlot: { en: 'Change of plot', hi: 'प्लॉट का बदलाव', te: 'ప్లాట్ మార్పు' },
  cancelledOn: { en: 'Cancelled On', hi: 'रद्द तारीख', te: 'రద్దయిన తేదీ' },
  nothingIsDueSinceCancellation: {
    en: 'Current Due is from before the cancellation. Nothing is due now.',
    hi: 'मौजूदा बकाया रद्द होने से पहले का है। अब कुछ बकाया नहीं है।',
    te: 'ప్రస్తుత బకాయి రద్దు కాకముందుది. ఇప్పుడు బకాయి ఏమీ లేదు.',
  },
  dueAmount: { en: 'Due Amount', hi: 'देय राशि', te: 'చెల్లించాల్సినది' },
  dueDate: { en: 'Due Date', hi: 'देय तारीख', te: 'గడువు తేదీ' },
  paidInstalmentsFolded: {
    en: '{folded} paid · {paidPaise}',
    hi: '{folded} चुकाई · {paidPaise}',
    te: '{folded} చెల్లించినవి · {paidPaise}',
  },
  laterInstalmentsFolded: {
    en: '{folded} later · {laterPaise}',
    hi: '{folded} आगे की · {laterPaise}',
    te: '{folded} తర్వాతివి · {laterPaise}',
  },
  unpaidInstalmentsFolded: { en: '{folded} not paid', hi: '{folded} नहीं चुकाई', te: '{folded} చెల్లించనివి' },
  earlierReceiptsFolded: {
    en: '{folded} earlier · {netPaise}',
    hi: '{folded} पहले की · {netPaise}',
    te: '{folded} మునుపటివి · {netPaise}',
  },
  late: { en: 'Late', hi: 'लेट', te: 'ఆలస్యం' },
  latePaymentChargesApplied: {
    en: 'Late Payment Charges Applied',
    hi: 'लगाए गए लेट चार्ज',
    te: 'వేసిన లేట్ చార్జీలు',
  },
  paidStatus: { en: 'Paid Status', hi: 'भुगतान स्थिति', te: 'చెల్లింపు స్థితి' },
  fullyPaid: { en: 'Fully paid', hi: 'पूरा भुगतान हो गया', te: 'పూర్తిగా చెల్లించారు' },
  paidInFull: { en: 'Full', hi: 'पूरा', te: 'పూర్తి' },
  paidInPart: { en: 'Part', hi: 'आंशिक', te: 'కొంత' },
  queryAReceipt: { en: 'Query a receipt', hi: 'रसीद पर सवाल करें', te: 'రసీదుపై ప్రశ్న అడగండి' },
  totalReceiptAmount: { en: 'Total Receipt Amount', hi: 'कुल रसीद राशि', te: 'మొత్తం రసీదు అమౌంట్' },
} as const satisfies Texts
