/** The query parameters of the page of a subscription. */
export const STEP_PARAMETER = 'step';
export const TOKEN_PARAMETER = 'token';

/**
 * What the page of a subscription shows, by its address. A form on it is sent to the same address, so the step also says
 * what the form asks for: on `confirm` to confirm, on `unsubscribe` to end the subscription, on `unsubscribed` to take that
 * back, and on all others to subscribe an address.
 */
export const SUBSCRIPTION_STEPS = [
  'asked',
  'invalid',
  'later',
  'confirm',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'gone',
] as const;
export type SubscriptionStep = (typeof SUBSCRIPTION_STEPS)[number];

/** The step that an address names; '' where it names none, and the page shows the form. */
export const subscriptionStep = (search: string): SubscriptionStep | '' => {
  const named = new URLSearchParams(search).get(STEP_PARAMETER);
  return SUBSCRIPTION_STEPS.find((step) => step === named) ?? '';
};
