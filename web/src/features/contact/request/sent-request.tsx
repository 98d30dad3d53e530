import type { ContactForm } from '@harborline/domain/entities/library';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import type { RefObject } from 'react';
import { useLibrary } from '../../../shared/library/library-scope';
import { ErrorBoundary } from '../../../shared/ui-public/error-boundary';
import { Icon } from '../../../shared/ui-public/icons';
import { LateFallback, latePage } from '../../../shared/ui-public/late-page';
import { loadTicketConversation } from '../../conversation';
import { type ContactDraft, filledInputs } from './contact-draft';

const TicketConversation = latePage(loadTicketConversation);

interface SentRequestProps {
  readonly form: ContactForm;
  readonly draft: ContactDraft;
  /** gets the focus, since the button that had it is gone */
  readonly thanksRef: RefObject<HTMLDivElement | null>;
  readonly onStartOver: () => void;
}

function Sent({ form, draft }: Pick<SentRequestProps, 'form' | 'draft'>) {
  const rows = [
    ...draft.wizard.history.map(({ title, answer }) => ({ label: title, text: answer })),
    { label: CONTACT_TEXTS.requestLabel, text: draft.requestText },
    { label: CONTACT_TEXTS.nameLabel, text: draft.name ?? '' },
    { label: CONTACT_TEXTS.emailLabel, text: draft.email },
    ...filledInputs(form, draft).map(({ label, text }) => ({ label, text })),
  ].filter(({ text }) => text.trim() !== '');
  return (
    <details className="sent-details" data-user-text="">
      <summary>{CONTACT_TEXTS.sentDetails}</summary>
      <dl>
        {rows.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={index}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Shown after sending: the thank-you message, the request, read-only (S4.1-13), and the live conversation. */
export function SentRequest({ form, draft, thanksRef, onStartOver }: SentRequestProps) {
  const { isTrial = false } = useLibrary();
  return (
    <>
      <div className="thank-you card" role="status" ref={thanksRef} tabIndex={-1}>
        <span className="thank-you-mark">
          <Icon name="check" />
        </span>
        <div>
          <p className="thank-you-text">
            {form.formSubmission.thankYouMsg || CONTACT_TEXTS.thankYouFallback}
          </p>
          <Sent form={form} draft={draft} />
        </div>
      </div>
      {isTrial ? (
        <p className="muted waiting">{CONTACT_TEXTS.trialSent}</p>
      ) : (
        <ErrorBoundary>
          <LateFallback shown={<p className="muted waiting">{CONTACT_TEXTS.waitingForTicket}</p>}>
            <TicketConversation ticketId={draft.ticketId} />
          </LateFallback>
        </ErrorBoundary>
      )}
      <button type="button" className="plain-button send-another" onClick={onStartOver}>
        {CONTACT_TEXTS.sendAnother}
      </button>
    </>
  );
}
