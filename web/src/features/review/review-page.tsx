import { preselectedRating } from '@harborline/domain/ratings/preselected-rating';
import { REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { useFirstFocus } from '../../shared/hooks/use-first-focus';
import { applyTheme } from '../../shared/ui-public/apply-theme';
import { Icon } from '../../shared/ui-public/icons';
import { SkeletonLines, StatePanel } from '../../shared/ui-public/state-panels';
import { fetchReviewed, type Reviewed, type ReviewFailure } from './review-calls';
import { ReviewForm } from './review-form';
import { ThanksDialog } from './thanks-dialog';
import './review.css';

/** Keeps key and signature out of the referrer of linked pages. */
function useNoReferrer(): void {
  useEffect(() => {
    const tag = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' });
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}

function Sheet({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <main className="review" aria-busy={isBusy}>
      <section className="card review-card">{children}</section>
    </main>
  );
}

const FAILURES = {
  invalid: { title: REVIEW_TEXTS.invalidTitle, text: REVIEW_TEXTS.invalid },
  closed: { title: REVIEW_TEXTS.closedTitle, text: REVIEW_TEXTS.closed },
  failed: { title: REVIEW_TEXTS.failedTitle, text: REVIEW_TEXTS.failed },
} as const;

function Failure({ failure, retry }: { failure: ReviewFailure; retry: () => void }) {
  const { title, text } = FAILURES[failure];
  return (
    <Sheet>
      <StatePanel icon="alert" title={title} isPage role="alert">
        <p className="muted">{text}</p>
        {failure === 'failed' && (
          <button type="button" className="button" onClick={retry}>
            {REVIEW_TEXTS.retry}
          </button>
        )}
      </StatePanel>
    </Sheet>
  );
}

/** What has the place of the form: whoever closed the dialog reads on here. */
function Afterwards() {
  const heading = useFirstFocus<HTMLHeadingElement>(true);
  return (
    <Sheet>
      <div className="review-done" role="status">
        <span className="review-mark">
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {REVIEW_TEXTS.afterwards}
        </h1>
      </div>
    </Sheet>
  );
}

function linkOfAddress() {
  const query = new URLSearchParams(window.location.search);
  return {
    link: { key: query.get('key') ?? '', signature: query.get('signature') ?? '' },
    preselected: preselectedRating(query.get('rating')),
  };
}

type State = Reviewed | ReviewFailure | null;

/** /reviewForm: rates an answer (S2.4-18 to S2.4-25, S4.5-02, D-06). Opening it records nothing: the visitor submits. */
export function ReviewPage() {
  const [{ link, preselected }] = useState(linkOfAddress);
  const [reviewed, setReviewed] = useState<State>(null);
  const [step, setStep] = useState<'asking' | 'thanked' | 'done'>('asking');
  useNoReferrer();
  useDocumentMeta(REVIEW_TEXTS.question, '');
  const load = useCallback(async () => {
    setReviewed(null);
    setReviewed(await fetchReviewed(link));
  }, [link]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (reviewed === null || typeof reviewed === 'string') return;
    applyTheme({ themeColor: reviewed.themeColor, favicon: '', isCustomCss: false, customCss: '' });
  }, [reviewed]);
  if (reviewed === null) {
    return (
      <Sheet isBusy>
        <div className="visually-hidden" role="status">
          <h1>{REVIEW_TEXTS.loading}</h1>
        </div>
        <SkeletonLines count={5} />
      </Sheet>
    );
  }
  if (typeof reviewed === 'string') return <Failure failure={reviewed} retry={() => void load()} />;
  if (step === 'done') return <Afterwards />;
  return (
    <Sheet>
      <ReviewForm
        link={link}
        reviewed={reviewed}
        preselected={preselected}
        onSent={() => setStep('thanked')}
        onRefused={setReviewed}
      />
      {step === 'thanked' && <ThanksDialog onClose={() => setStep('done')} />}
    </Sheet>
  );
}
