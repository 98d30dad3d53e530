import { TOKEN_PARAMETER } from '@harborline/domain/status/subscription-page';
import { MY_REQUESTS_TEXTS } from '@harborline/domain/texts/my-requests';
import { type ReactNode, useState } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, isContactOpen, useLibrary } from '../../shared/library/library-scope';
import { forgetConversation } from '../../shared/library/own-conversation';
import { Link } from '../../shared/router/link';
import { replaceAddress, useQueryParameter } from '../../shared/router/navigation';
import { PageTitle } from '../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../shared/ui-public/state-panels';
import { AddressForm } from './address-form';
import { leaveRequests, redeemLink } from './request-calls';
import { RequestList } from './request-list';
import { useMyRequests } from './use-my-requests';
import './requests.css';

/** What was asked of the visitor last. */
type Step =
  /** `isGone`: the link that led here works no more */
  | { readonly name: 'list'; readonly isGone?: boolean }
  | { readonly name: 'confirm'; readonly token: string }
  | { readonly name: 'address' }
  | { readonly name: 'asked'; readonly email: string };

/** A text whose focus tells screen readers what has become of the page. */
function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card padded requests">
      <PageTitle key={title}>{title}</PageTitle>
      {children}
    </section>
  );
}

function AskedForLink({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <Card title={MY_REQUESTS_TEXTS.askedTitle}>
      <p role="status">
        {MY_REQUESTS_TEXTS.asked} <strong>{email}</strong>
      </p>
      <button type="button" className="button quiet" onClick={onOther}>
        {MY_REQUESTS_TEXTS.otherAddress}
      </button>
    </Card>
  );
}

interface ConfirmProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onGone: () => void;
}

/** Mail programs open links by themselves, and this one works once: nothing happens before the button is pressed. */
function Confirm({ token, onDone, onGone }: ConfirmProps) {
  const { library } = useLibrary();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const show = async () => {
    if (state === 'sending') return;
    setState('sending');
    const result = await redeemLink(library.id, token);
    if (result === 'done') return onDone();
    if (result === 'gone' || result === 'invalid') return onGone();
    setState('failed');
  };
  return (
    <Card title={MY_REQUESTS_TEXTS.title}>
      <p>{MY_REQUESTS_TEXTS.confirm}</p>
      <button
        type="button"
        className="button"
        aria-disabled={state === 'sending'}
        onClick={() => void show()}
      >
        {MY_REQUESTS_TEXTS.show}
      </button>
      {state === 'failed' && (
        <p role="alert" className="requests-error">
          {MY_REQUESTS_TEXTS.failed}
        </p>
      )}
    </Card>
  );
}

function Leave({ onLeft }: { onLeft: () => void }) {
  const { library } = useLibrary();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const leave = async () => {
    if (state === 'sending') return;
    setState('sending');
    const closed = await leaveRequests(library.id);
    if (closed === null) return setState('failed');
    for (const ref of closed) forgetConversation(library.id, ref);
    onLeft();
  };
  return (
    <div className="requests-leave">
      <button
        type="button"
        className="button quiet"
        aria-disabled={state === 'sending'}
        onClick={() => void leave()}
      >
        {MY_REQUESTS_TEXTS.leave}
      </button>
      <p className="muted">{MY_REQUESTS_TEXTS.leaveHint}</p>
      {state === 'failed' && (
        <p role="alert" className="requests-error">
          {MY_REQUESTS_TEXTS.failed}
        </p>
      )}
    </div>
  );
}

interface ListedProps {
  readonly onStep: (step: Step) => void;
}

/** The list, or the question for an address where this browser has opened no link. */
function Listed({ isGone, onStep }: ListedProps & { isGone: boolean }) {
  const { library, links } = useLibrary();
  const { state, readAgain, readMore } = useMyRequests(library.id, true);
  if (state.status === 'failed') return <LoadFailed retry={readAgain} />;
  if (state.status === 'loading') {
    return (
      <Loading>
        <SkeletonLines count={6} className="card padded" />
      </Loading>
    );
  }
  if (state.email === '') return <Address isGone={isGone} onStep={onStep} />;
  return (
    <Card title={MY_REQUESTS_TEXTS.title}>
      <p>
        {MY_REQUESTS_TEXTS.listed} <strong>{state.email}</strong>
      </p>
      <RequestList
        requests={state.requests}
        hasMore={state.next_cursor !== ''}
        isLoadingMore={state.isLoadingMore}
        hasMoreFailed={state.hasMoreFailed}
        onMore={() => void readMore()}
      />
      {isContactOpen(library) && (
        <Link to={links.contact()} className="text-link">
          {MY_REQUESTS_TEXTS.write}
        </Link>
      )}
      <Leave onLeft={() => onStep({ name: 'address' })} />
    </Card>
  );
}

function Address({ isGone, onStep }: ListedProps & { isGone: boolean }) {
  return (
    <Card title={MY_REQUESTS_TEXTS.title}>
      {isGone && <p role="alert">{MY_REQUESTS_TEXTS.gone}</p>}
      <p>{MY_REQUESTS_TEXTS.intro}</p>
      <AddressForm onAsked={(email) => onStep({ name: 'asked', email })} />
    </Card>
  );
}

function StepOf({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  switch (step.name) {
    case 'confirm':
      return (
        <Confirm
          token={step.token}
          onDone={() => {
            replaceAddress(window.location.pathname);
            onStep({ name: 'list' });
          }}
          onGone={() => {
            replaceAddress(window.location.pathname);
            onStep({ name: 'list', isGone: true });
          }}
        />
      );
    case 'asked':
      return <AskedForLink email={step.email} onOther={() => onStep({ name: 'address' })} />;
    case 'address':
      return <Address isGone={false} onStep={onStep} />;
    case 'list':
      return <Listed isGone={step.isGone === true} onStep={onStep} />;
  }
}

/** A visitor's requests, once they have proven whose they are by a link that works once (D-118). */
export function RequestsPage() {
  const { library } = useLibrary();
  const token = useQueryParameter(TOKEN_PARAMETER);
  const [step, setStep] = useState<Step>(token === '' ? { name: 'list' } : { name: 'confirm', token });
  useDocumentMeta(MY_REQUESTS_TEXTS.pageTitle(companyName(library)), '');
  return (
    <div className="page section narrow">
      <StepOf step={step} onStep={setStep} />
    </div>
  );
}
