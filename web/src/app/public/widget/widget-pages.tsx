import { readWidgetQuery, widgetLinks, widgetView } from '@harborline/domain/help-center/widget-page';
import { useMemo } from 'react';
import { usePageLocation } from '../../../shared/router/navigation';
import { LibraryPages } from '../library-pages';
import { InvalidWidget } from './invalid-widget';
import { WidgetShell } from './widget-shell';

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
