import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  type SubscriptionStep,
  subscriptionStep,
  TOKEN_PARAMETER,
} from '@harborline/domain/status/subscription-page';
import { takeRate } from '../../platform/rate-limit';
import { changeSubscription, type SubscriptionChange } from './change-subscription';
import { requestSubscription } from './request-subscription';

/** A form of a subscription's page, or the one-click request of a mail program to its address. */
export interface SentForm {
  readonly library: LibraryPublic & { readonly id: string };
  /** of the page that it was sent to */
  readonly query: URLSearchParams;
  readonly fields: FormData;
  /** the browser says that another site's page sent it */
  readonly isFromElsewhere: boolean;
  /** network address of the visitor */
  readonly address: string;
  readonly nowMs: number;
}

/** What the visitor sees next. */
export interface FormAnswer {
  /** '' for the status page itself */
  readonly step: SubscriptionStep | '';
  /** of the next page, if that has a button */
  readonly token?: string;
}

interface LinkStep {
  readonly change: SubscriptionChange;
  readonly next: SubscriptionStep;
}

/** What the button of a step does, and where it leads. */
const LINK_STEPS: Partial<Readonly<Record<SubscriptionStep | '', LinkStep>>> = {
  confirm: { change: 'confirm', next: 'confirmed' },
  unsubscribe: { change: 'unsubscribe', next: 'unsubscribed' },
  unsubscribed: { change: 'resubscribe', next: 'confirmed' },
};

async function followLink({ change, next }: LinkStep, form: SentForm): Promise<FormAnswer> {
  const { library, query, address, nowMs } = form;
  const token = query.get(TOKEN_PARAMETER) ?? '';
  if (await takeRate('subscriptionLink', { visitor: address, library: library.id }, nowMs)) {
    return { step: 'later' };
  }
  const isDone = await changeSubscription(change, { libraryId: library.id, token, nowMs });
  if (!isDone) return { step: 'gone' };
  return next === 'unsubscribed' ? { step: next, token } : { step: next };
}

/** Whether a mail program asks, for which no person looks at the answer (RFC 8058). */
export const isOneClick = ({ fields }: Pick<SentForm, 'fields'>): boolean =>
  fields.get('List-Unsubscribe') === 'One-Click';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** Does what a form of the subscription's page asks for. */
export async function answerForm(form: SentForm): Promise<FormAnswer> {
  const { library, query, fields, isFromElsewhere, address, nowMs } = form;
  const link = LINK_STEPS[subscriptionStep(`${query}`)];
  if (link !== undefined) return followLink(link, form);
  // Other sites' pages must not have their visitors' browsers send mails for them.
  if (isFromElsewhere) return { step: 'later' };
  const typed = textOf(fields.get('email'));
  return { step: await requestSubscription({ library, typed, address, nowMs }) };
}
