import { withQuery } from '~/paths/address'

export const forgotPassword = () => '/forgot-password'
export const forgotPasswordOtp = () => '/forgot-password/otp'
export const resendOtp = () => '/forgot-password/otp/resend'
export const leaveForgotPassword = () => '/forgot-password/leave'
export const updateProfile = () => '/update-profile'
export const updateMail = () => '/mail-update'
export const updateMobileOtp = () => '/mobile-update/otp'
export const language = () => '/settings/language'
export const activityCsv = () => '/activity.csv'
export const notMe = () => '/activity/not-me'
export const endSession = () => '/settings/end-session'
export const customerLinks = () => '/settings/customer-links'
export const clearNotifications = () => '/notifications/clear'
export const bankImage = () => '/bank-details/image'
export const bankOfIfsc = (ifsc: string) => `/bank-details/bank${withQuery({ ifsc })}`
export const calendarLink = (step: '' | '/names' | '/revoke' = '') => `/settings/calendar-link${step}`
