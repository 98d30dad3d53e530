import { type FramedLinks, framedLinks } from '@harborline/domain/widget/framed-links';
import { isCompactWidget } from '@harborline/domain/widget/is-compact-widget';
import { useLibrary } from '../../shared/library/library-scope';
import { usePageLocation } from '../../shared/router/navigation';

/** The links of the widget that is shown, and whether it is compact (S2.3-22). */
export function useWidget(): { readonly links: FramedLinks; readonly isCompact: boolean } {
  const { library } = useLibrary();
  const { search } = usePageLocation();
  return { links: framedLinks(library.library_refkey, search), isCompact: isCompactWidget(search) };
}
