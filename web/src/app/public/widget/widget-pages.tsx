import { readWidgetQuery, widgetLinks, widgetView } from '@harborline/domain/help-center/widget-page';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { useMemo } from 'react';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { usePageLocation } from '../../../shared/router/navigation';
import { StatePanel } from '../../../shared/ui-public/state-panels';
import { LibraryPages } from '../library-pages';
import { WidgetShell } from './widget-shell';

/** Shown at an address whose library does not exist (S2.2-18). */
function InvalidWidget() {
  useDocumentMeta(WIDGET_TEXTS.invalidUrl, '');
  return <StatePanel icon="alert" title={WIDGET_TEXTS.invalidUrl} isPage />;
}

/** The views of a library's help center in one page, which its query names (S2.2-01 to S2.2-03, D-48). */
export function WidgetPages({ libraryKey }: { libraryKey: string }) {
  const { search } = usePageLocation();
  const { isCompact, parentUrl } = useMemo(() => readWidgetQuery(search), [search]);
  const links = useMemo(
    () => widgetLinks(libraryKey, { isCompact, parentUrl }),
    [libraryKey, isCompact, parentUrl],
  );
  const match = useMemo(() => widgetView(search), [search]);
  return <LibraryPages {...{ match, libraryKey, links }} shell={WidgetShell} missing={<InvalidWidget />} />;
}
