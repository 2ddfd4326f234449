// What can be said of a subscription, in Magento's words.
export type SubscriptionStatus = 'SUBSCRIBED' | 'NOT_ACTIVE' | 'UNSUBSCRIBED' | 'UNCONFIRMED';
