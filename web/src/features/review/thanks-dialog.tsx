import { REVIEW_TEXTS } from '@harborline/domain/texts/ratings';
import { useEffect, useRef } from 'react';

/** S2.4-24: thanks for the rating. Escape and the button close it. */
export function ThanksDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="review-thanks" aria-labelledby="review-thanks" onClose={onClose}>
      <h2 id="review-thanks">{REVIEW_TEXTS.thanksTitle}</h2>
      <p>{REVIEW_TEXTS.thanks}</p>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {REVIEW_TEXTS.close}
      </button>
    </dialog>
  );
}
