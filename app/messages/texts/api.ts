import type { Texts } from '../languages'

export const api = {
  alreadyInProgress: {
    en: 'Already in progress. Please try again in a moment.',
    hi: 'काम चल रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
    te: 'ఇప్పటికే జరుగుతోంది. దయచేసి కాసేపటికి మళ్లీ ప్రయత్నించండి.',
  },
  checkBeforeRetry: {
    en: 'Check whether it was saved before you try again.',
    hi: 'फिर कोशिश करने से पहले देखें कि वह सेव हुआ या नहीं।',
    te: 'మళ్లీ ప్రయత్నించే ముందు అది సేవ్ అయిందో లేదో చూడండి.',
  },
  notInYourTeam: { en: 'Not in your team.', hi: 'आपकी टीम में नहीं।', te: 'మీ టీమ్‌లో లేదు.' },
  thisDocumentIsNotAvailable: {
    en: 'This document is not available.',
    hi: 'यह दस्तावेज़ उपलब्ध नहीं है।',
    te: 'ఈ పత్రం అందుబాటులో లేదు.',
  },
  formSentWithOtherValues: {
    en: 'You already sent this form with different values. Reload the page and try again.',
    hi: 'आप यह फ़ॉर्म अलग जानकारी के साथ पहले ही भेज चुके हैं। पेज फिर लोड करें और कोशिश करें।',
    te: 'మీరు ఈ ఫారం ముందే వేరే వివరాలతో పంపారు. పేజీ మళ్లీ లోడ్ చేసి ప్రయత్నించండి.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Please try again in a few minutes.',
    hi: 'बहुत बार कोशिश हुई। कृपया कुछ मिनट में फिर कोशिश करें।',
    te: 'చాలాసార్లు ప్రయత్నించారు. దయచేసి కొన్ని నిమిషాల్లో మళ్లీ ప్రయత్నించండి.',
  },
} as const satisfies Texts
