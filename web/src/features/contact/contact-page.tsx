import {
  advanceWizard,
  canGoBack,
  startWizard,
  type WizardEvent,
  type WizardStep,
  wizardQuestion,
} from '@harborline/domain/contact/wizard';
import type { ContactForm, LibraryPublic } from '@harborline/domain/entities/library';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { NamedVisitor } from '@harborline/domain/widget/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../shared/config/report';
import { prefill } from '../../shared/frame/page-around';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { useIsLive } from '../../shared/hooks/use-is-live';
import { useKeptState } from '../../shared/hooks/use-kept-state';
import { LoadNotice } from '../../shared/hours/load-notice';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { Icon } from '../../shared/ui-public/icons';
import { OwnConversation } from '../../shared/ui-public/own-conversation';
import { PageTitle } from '../../shared/ui-public/page-title';
import { StatePanel } from '../../shared/ui-public/state-panels';
import { addToSearch } from '../help-center';
import { AvailabilityLine } from './availability-line';
import { RequestForm, type SendState } from './request/request-form';
import { SentRequest } from './request/sent-request';
import { QuestionStep } from './wizard/question-step';
import { SearchStep } from './wizard/search-step';
import { useBrowserBack } from './wizard/use-browser-back';
import { WizardProgress } from './wizard/wizard-progress';
import './contact.css';
import { keepFiles } from '../../shared/files/kept-files';
import { type ContactDraft, isContactDraft, resumeDraft, startDraft } from './request/contact-draft';
import { WithoutScript } from './without-script';

const loadSending = () => import('./request/send-request');

/** The draft that this tab keeps; of a trial, only as long as the page is open. */
function useDraftStore(libraryId: string, isTrial: boolean) {
  const stored = useKeptState(`contact/${libraryId}`, isContactDraft);
  const tried = useState<ContactDraft | null>(null);
  return isTrial ? tried : stored;
}

/** The draft, functions to change it, and a function to send it. */
function useContactForm(library: LibraryPublic, form: ContactForm, isLive: boolean) {
  const { isTrial = false } = useLibrary();
  const [kept, keep] = useDraftStore(library.id, isTrial);
  const [sendState, setSendState] = useState<SendState>('idle');
  const [progress, setProgress] = useState<readonly number[]>([]);
  // The server knows no draft, and a browser first continues what the server rendered.
  const started = startDraft(form, isLive ? prefill.read() : null);
  const draft = kept === null || !isLive ? started : resumeDraft(form, kept);
  // Sending outlasts renders, so changes start from the newest draft and not from the one in a closure.
  const newest = useRef(draft);
  newest.current = draft;
  const change = useCallback(
    (part: Partial<ContactDraft>) => {
      newest.current = { ...newest.current, ...part };
      keep(newest.current);
    },
    [keep],
  );
  const advance = useCallback(
    (event: WizardEvent) => change({ wizard: advanceWizard(form, newest.current.wizard, event) }),
    [change, form],
  );
  const send = async (files: readonly File[], known: NamedVisitor | null) => {
    if (isTrial) return advance({ type: 'submitted' });
    setSendState('sending');
    setProgress(files.map(() => 0));
    // It is not typed, so a draft that was not sent does not keep it: after a log-out, somebody else may sit there (D-88).
    const sender = known && { email: known.email, name: known.name || newest.current.name };
    try {
      const { sendRequest } = await loadSending();
      const onTicketId = (drawn: number) => change({ ticketId: drawn });
      const ticketId = await sendRequest({
        library,
        form,
        draft: { ...newest.current, ...sender },
        files,
        onTicketId,
        onProgress: setProgress,
      });
      setSendState('idle');
      void addToSearch(library.id, { ticket: 1, ticket_id: ticketId });
      void keepFiles(library.id, []).catch(() => undefined);
      change(sender ?? {});
      advance({ type: 'submitted' });
    } catch (error) {
      report('request-not-sent', error);
      setSendState('failed');
    }
  };
  return {
    draft,
    sendState,
    progress,
    change,
    advance,
    send,
    /** returns to the first question and keeps what was typed */
    restart: () => change({ wizard: startWizard(form) }),
    startOver: () => keep(null),
  };
}

/** Moves the focus to each new step and scrolls to its heading. */
function useStepFocus(step: WizardStep) {
  const card = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    card.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return card;
}

function Solved() {
  const { links } = useLibrary();
  return (
    <StatePanel icon="check" title={FEEDBACK_TEXTS.feedbackThanks} role="status">
      <Link to={links.home()} className="button">
        {HELP_CENTER_TEXTS.breadcrumbHome}
      </Link>
    </StatePanel>
  );
}

interface WizardProps {
  readonly library: LibraryPublic;
  readonly form: ContactForm;
  /** whether the form can be used yet */
  readonly isLive: boolean;
}

function Wizard({ library, form, isLive }: WizardProps) {
  const { draft, sendState, progress, change, advance, send, restart, startOver } = useContactForm(
    library,
    form,
    isLive,
  );
  const { isTrial = false } = useLibrary();
  const { wizard } = draft;
  const onSearched = useCallback(
    (query: string, resultCount: number) => advance({ type: 'searched', query, resultCount }),
    [advance],
  );
  // The code for sending is large, so it loads while the visitor writes.
  useEffect(() => {
    if (wizard.step === 'FINAL_STEP') void loadSending().catch(() => undefined);
  }, [wizard.step]);
  const card = useStepFocus(wizard.step);
  const depth = canGoBack(form, wizard) ? Math.max(1, wizard.trail.length) : 0;
  const goBack = useBrowserBack(depth, () => advance({ type: 'back' }));
  if (wizard.step === 'SUBMITTED')
    return <SentRequest form={form} draft={draft} thanksRef={card} onStartOver={startOver} />;
  if (wizard.step === 'SOLVED')
    return (
      <div ref={card} tabIndex={-1}>
        <Solved />
      </div>
    );
  const question = wizardQuestion(form, wizard.step);
  const hasSearched = wizard.lastSuccessfulSearch !== '' && wizard.step !== 'CHECK_HELP_LIBRARY';
  return (
    <>
      {isLive && !isTrial && <OwnConversation />}
      <div className="wizard card" key={wizard.step} ref={card} tabIndex={-1}>
        <WizardProgress form={form} wizard={wizard} />
        {canGoBack(form, wizard) && sendState !== 'sending' && (
          <div className="wizard-ways">
            <button type="button" className="plain-button" onClick={goBack}>
              <Icon name="back" />
              {CONTACT_TEXTS.back}
            </button>
            <button type="button" className="plain-button" onClick={restart}>
              {CONTACT_TEXTS.startOver}
            </button>
          </div>
        )}
        {wizard.history.length > 0 && (
          <ul className="given-answers" aria-label={CONTACT_TEXTS.yourAnswers}>
            {wizard.history.map(({ title, answer }) => (
              <li key={title + answer}>{answer}</li>
            ))}
          </ul>
        )}
        {hasSearched && <p className="muted">{FEEDBACK_TEXTS.feedbackOnTrack}</p>}
        <fieldset disabled={!isLive}>
          {question !== undefined && (
            <QuestionStep question={question} onAnswer={(index) => advance({ type: 'answer', index })} />
          )}
          {wizard.step === 'CHECK_HELP_LIBRARY' && (
            <SearchStep
              onSearched={onSearched}
              onSolved={() => advance({ type: 'solved' })}
              onContinue={() => advance({ type: 'continue' })}
            />
          )}
          {wizard.step === 'FINAL_STEP' && (
            <RequestForm
              form={form}
              draft={draft}
              sendState={sendState}
              progress={progress}
              onChange={change}
              onSend={(files, known) => void send(files, known)}
            />
          )}
        </fieldset>
      </div>
    </>
  );
}

/** Contact Us (S2.2-12): the wizard (S4.1), then the request, then its conversation. */
export function ContactPage() {
  const { library, links, isFramed = false, isTrial = false } = useLibrary();
  const isLive = useIsLive();
  const company = companyName(library);
  useDocumentMeta(`${HELP_CENTER_TEXTS.contactUs} | ${company}`, CONTACT_TEXTS.pageDescription(company));
  if (library.contactForm === undefined) return null;
  return (
    <div className="page section contact">
      <header className="contact-head">
        <PageTitle>{HELP_CENTER_TEXTS.contactUs}</PageTitle>
      </header>
      {!isFramed && <LoadNotice className="contact-notice" />}
      {!isLive && <WithoutScript />}
      <Wizard library={library} form={library.contactForm} isLive={isLive} />
      {/* Below, because it comes late: above, it would move an answer away between press and release. */}
      {!isTrial && <AvailabilityLine />}
      {!isTrial && !isFramed && (
        <Link to={links.requests()} className="text-link find-requests">
          {CONTACT_TEXTS.findRequests}
        </Link>
      )}
    </div>
  );
}
