import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { useDocumentMeta, useMissingPage } from '../../shared/hooks/use-document-meta';
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
