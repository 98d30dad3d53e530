import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { useDocumentMeta, useMissingPage } from '../../../shared/hooks/use-document-meta';
import { StatePanel } from '../../../shared/ui-public/state-panels';

/** Shown at an address whose library does not exist (S2.2-18). */
export function InvalidWidget() {
  useMissingPage();
  useDocumentMeta(WIDGET_TEXTS.invalidUrl, '');
  return <StatePanel icon="alert" title={WIDGET_TEXTS.invalidUrl} isPage />;
}
