import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { useDocumentMeta, useMissingPage } from '../../shared/hooks/use-document-meta';
import { useLibrary } from '../../shared/library/library-scope';
import { StatePanel } from '../../shared/ui-public/state-panels';
import { useWidget } from './use-widget';

/** Says that what the address names is not there, and leads back to the start. */
export function WidgetMissing({ title }: { title: string }) {
  const { links } = useWidget();
  useMissingPage();
  useDocumentMeta(title, '');
  return (
    <StatePanel isPage icon="file" title={title}>
      <a href={links.home()} className="button">
        {WIDGET_TEXTS.home}
      </a>
    </StatePanel>
  );
}

/** At the address of the contact form while that is off: why nothing can be written, and the other ways on (S2.3-07). */
export function MessageOff() {
  const { library } = useLibrary();
  const { links } = useWidget();
  useMissingPage();
  useDocumentMeta(WIDGET_TEXTS.messageOff, '');
  return (
    <StatePanel isPage icon="file" title={WIDGET_TEXTS.messageOff}>
      <p className="muted">{WIDGET_TEXTS.messageOffNext}</p>
      <a href={links.chat(library.modalChatIntegration?.enable === true)} className="button">
        {CHAT_TEXTS.card}
      </a>
      <a href={links.home()}>{WIDGET_TEXTS.home}</a>
    </StatePanel>
  );
}
