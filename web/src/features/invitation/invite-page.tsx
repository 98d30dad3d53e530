import { JOIN_TEXTS } from '@harborline/domain/texts/invitation';
import { useId } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { Icon } from '../../shared/ui-public/icons';
import { InvitationCard } from './invitation-card';

/** /Invite (S2.4-12): a thank-you page. The Register button does nothing (S2.4-13, D-09). */
export function InvitePage() {
  const hintId = useId();
  useDocumentMeta(JOIN_TEXTS.thanksTitle, '');
  return (
    <InvitationCard>
      <span className="invitation-mark success">
        <Icon name="check" />
      </span>
      <h1>{JOIN_TEXTS.thanksTitle}</h1>
      <p className="muted">{JOIN_TEXTS.thanksBody}</p>
      <button type="button" className="button" aria-describedby={hintId}>
        {JOIN_TEXTS.register}
      </button>
      <p className="muted invitation-hint" id={hintId}>
        {JOIN_TEXTS.registerHint}
      </p>
    </InvitationCard>
  );
}
