import type { SubscriptionStep } from '../status/subscription-page';

interface StepTexts {
  readonly title: string;
  readonly body: string;
}

/** Subscribing to the status page by mail (D-38). */
export const SUBSCRIPTION_TEXTS = {
  heading: 'Get updates by email',
  intro: 'One email when something goes wrong, when there is news, and when it is over.',
  email: 'Email address',
  subscribe: 'Subscribe',
  titleOf: (title: string, company: string) => `${title} | ${company}`,
  steps: {
    asked: {
      title: 'Check your email',
      body: 'We sent a link to that address. Open it to confirm that you want status updates. It works for three days.',
    },
    invalid: {
      title: 'Get updates by email',
      body: 'That is not a complete email address. Please check it, and try again.',
    },
    later: { title: 'Please try again later', body: 'There were too many requests.' },
    confirm: {
      title: 'Get status updates?',
      body: 'Confirm that you want an email when something goes wrong, when there is news, and when it is over.',
    },
    confirmed: { title: 'You are subscribed', body: 'Every email has a link that ends it.' },
    unsubscribe: {
      title: 'Stop the status updates?',
      body: 'You get no further email about this status page.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      body: 'You get no further email about this status page. You can undo this for a day.',
    },
    gone: {
      title: 'This link does not work any more',
      body: 'It is too old, or the subscription has ended. You can subscribe again.',
    },
  } satisfies Record<SubscriptionStep, StepTexts>,
  buttons: {
    confirm: 'Confirm',
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'Undo',
  },
} as const;
